import { Form, useNavigation } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { useRoot } from '~/components/root/use-root';
import { POST_SPEC } from '~/domain/hotel-desk/posts/posts-content';
import type { RowErrors } from '~/domain/hotel-desk/rows/check-row.server';
import type { DeskRow } from '~/domain/hotel-desk/rows/row-spec';
import { pictureUrl } from '~/domain/picture/picture-url';
import type { StoredPicture } from '~/domain/picture/stored-picture';
import { RowFields } from '../rows/row-fields';
import { useRowWords } from '../rows/row-words';
import { SaveButton } from '../save-button';

type PostFormProps = {
	row: DeskRow;
	/** Hashes of what is chosen, in their order. */
	chosen: readonly string[];
	/** Of the hotel's published page. */
	pictures: readonly Pick<StoredPicture, 'hash' | 'alt' | 'dominantColour'>[];
	errors: RowErrors;
	seen: number;
	onDirty: () => void;
};

/** A post in both languages, its day and its pictures. */
export function PostForm({ row, chosen, pictures, errors, seen, onDirty }: PostFormProps) {
	const words = useRowWords('posts');
	const isSaving = useNavigation().formData?.get('intent') === 'rows';
	return (
		<Form
			method="post"
			preventScrollReset
			noValidate
			onChange={onDirty}
			onSubmit={(event) => {
				if (isSaving) event.preventDefault();
			}}
			className="trade-card mt-6 grid gap-4 px-4.5 pt-4 pb-5"
		>
			<input type="hidden" name="seen" value={seen} />
			<input type="hidden" name="row" value={row.id} />
			{chosen.map((hash) => (
				<input key={hash} type="hidden" name="order" value={hash} />
			))}
			<RowFields fields={POST_SPEC.fields} prefix="" options={{}} {...{ row, errors, words }} />
			<Choice pictures={pictures} chosen={chosen} />
			<div>
				<SaveButton intent="rows" isSaving={isSaving} />
			</div>
		</Form>
	);
}

function Choice({ pictures, chosen }: Pick<PostFormProps, 'pictures' | 'chosen'>) {
	const { t } = useTranslation('hotel-parts');
	const { pictureBaseUrl } = useRoot();
	return (
		<fieldset aria-describedby="choose-hint">
			<legend className="mb-1 text-note text-ink2">{t('posts.choose')}</legend>
			<p id="choose-hint" className="mb-2 text-note text-ink2">
				{t(pictures.length > 0 ? 'posts.chooseHint' : 'posts.chooseNone')}
			</p>
			<ul className="grid max-h-120 grid-cols-2 gap-3 overflow-y-auto min-[40rem]:grid-cols-3 lg:grid-cols-6">
				{pictures.map(({ hash, alt, dominantColour }, at) => (
					<li key={hash} className="grid content-start gap-1">
						<label className="relative block cursor-pointer">
							<input
								type="checkbox"
								name="picture"
								value={hash}
								defaultChecked={chosen.includes(hash)}
								aria-label={alt || String(at + 1)}
								className="absolute top-2 left-2 size-5 accent-accent"
							/>
							<img
								src={pictureUrl(pictureBaseUrl, hash, 480, 'jpg')}
								alt=""
								width={480}
								height={320}
								loading="lazy"
								style={{ backgroundColor: dominantColour }}
								className="aspect-3/2 w-full rounded-control object-cover"
							/>
						</label>
						<label className="flex min-h-9 items-center gap-2 text-note">
							<input
								type="radio"
								name="first"
								value={hash}
								defaultChecked={chosen[0] === hash}
								aria-label={t('posts.firstOf', { name: alt || at + 1 })}
							/>
							{t('posts.first')}
						</label>
					</li>
				))}
			</ul>
		</fieldset>
	);
}
