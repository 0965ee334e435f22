import { Form } from '@remix-run/react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { PropertyContent } from '~/domain/operator-desk/property/property-content';
import { PROPERTY_PART_NAMES } from '~/domain/operator-desk/property/property-parts';
import { NoScriptSubmit } from '../../parts/no-script-submit';
import { useEditor } from './editor-context';

/** Around the fields of a part: without script its button saves them; with it they are saved by themselves, and Enter only sends them sooner. */
export function EditorForm({ saved, children }: { saved: PropertyContent; children: ReactNode }) {
	const { t } = useTranslation('property-editor');
	const { commit, isAlive } = useEditor();
	return (
		<Form
			method="post"
			preventScrollReset
			noValidate
			onSubmit={(event) => {
				if (!isAlive) return;
				event.preventDefault();
				commit();
			}}
		>
			{/* Enter in a field saves, and moves nothing. */}
			<button type="submit" name="intent" value="values" className="hidden" tabIndex={-1} aria-hidden="true" />
			{isAlive ? null : <input type="hidden" name="shown" value={JSON.stringify(shownTexts(saved))} />}
			{children}
			<NoScriptSubmit name="intent" value="values">
				{t('save')}
			</NoScriptSubmit>
		</Form>
	);
}

function shownTexts(content: PropertyContent): Record<string, string> {
	return Object.fromEntries(
		PROPERTY_PART_NAMES.flatMap((part) =>
			content[part].flatMap(({ id, values }) =>
				Object.entries(values).map(([field, text]) => [`${part}/${id}/${field}`, text]),
			),
		),
	);
}
