import type { ShapeReference } from '~/domain/api/api-reference';
import { CodeWords } from './code';
import { FieldTable, Type } from './field-table';

/** A named shape with its fields. */
export function ShapeSection({ shape: { name, text, type, fields } }: { shape: ShapeReference }) {
	return (
		<section id={`shape-${name}`} className="mt-12">
			<h3 className="text-h4">{name}</h3>
			<p className="mt-2 max-w-[42rem]">
				<CodeWords text={text} />{' '}
				{type ? (
					<span className="font-mono text-label text-accent-ink">
						<Type words={type} />
					</span>
				) : null}
			</p>
			<FieldTable caption={`Fields of ${name}`} rows={fields} />
		</section>
	);
}
