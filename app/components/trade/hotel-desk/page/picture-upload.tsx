import { useRevalidator } from '@remix-run/react';
import { type FormEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PICTURE_LIMITS } from '~/domain/hotel-desk/page/picture-limits';
import type { PicturePlaces } from '~/domain/hotel-desk/page/picture-places';
import { faultBeforeSending, sendPicture, type UploadAnswer, type UploadFault } from '../../desk/send-picture';
import { FIELD_BOX } from '../../parts/field-label';
import { tradeButton } from '../../trade-button';
import { PlaceSelect } from './picture-list';

type UploadProps = {
	places: PicturePlaces;
	/** The place that an address asks for. */
	wanted: string;
	seen: number;
	/** Of an upload without script. */
	fault: { fault: UploadFault; name: string } | null;
	uploaded: number;
};

type State = { name: string; percent: number | null } | null;

/** Adds pictures one by one, with the progress of each; those that are refused are named and the others go on. */
export function PictureUpload({ places, wanted, seen, fault, uploaded }: UploadProps) {
	const { t } = useTranslation('hotel-page');
	const { revalidate } = useRevalidator();
	const [state, setState] = useState<State>(null);
	const [faults, setFaults] = useState<{ fault: UploadFault; name: string }[]>([]);
	const [done, setDone] = useState(0);
	const input = useRef<HTMLInputElement>(null);
	const upload = async (event: FormEvent<HTMLFormElement>) => {
		event.preventDefault();
		if (state) return;
		const form = event.currentTarget;
		const files = [...(input.current?.files ?? [])];
		const place = String(new FormData(form).get('place'));
		setDone(0);
		setFaults(files.length === 0 ? [{ fault: 'none', name: '' }] : []);
		let revision = seen;
		let count = 0;
		for (const file of files) {
			setState({ name: file.name, percent: 0 });
			const wrong = await faultBeforeSending(file, { takesWebp: true });
			const answer: UploadAnswer = wrong
				? { fault: wrong }
				: await sendPicture(
						{ to: '/partner/hotel/page/upload', file, fields: { place, seen: String(revision) } },
						(percent) => setState({ name: file.name, percent }),
					);
			if ('revision' in answer) {
				revision = answer.revision;
				count += 1;
			} else setFaults((before) => [...before, { fault: answer.fault, name: file.name }]);
		}
		setState(null);
		setDone(count);
		form.reset();
		if (count > 0) revalidate();
	};
	const limits = { megabytes: PICTURE_LIMITS.megabytes, width: PICTURE_LIMITS.width };
	const shown = faults.length > 0 ? faults : fault ? [fault] : [];
	const finished = done || uploaded;
	return (
		<section className="trade-card mt-6 px-4.5 pt-3 pb-4.5" aria-labelledby="upload">
			<h2 id="upload">{t('pictures.upload')}</h2>
			<p id="limits" className="mt-1 text-ink2">
				{t('pictures.limits', limits)}
			</p>
			<form
				method="post"
				action="/partner/hotel/page/upload"
				encType="multipart/form-data"
				onSubmit={upload}
				className="mt-3 flex flex-wrap items-end gap-3"
			>
				<input type="hidden" name="seen" value={seen} />
				<label className={`${FIELD_BOX} grow basis-64`}>
					<span>{t('pictures.choose')}</span>
					<input
						ref={input}
						type="file"
						name="picture"
						multiple
						accept="image/jpeg,image/png,image/webp"
						aria-describedby="limits"
						className="trade-field h-auto! py-2"
					/>
				</label>
				<PlaceSelect name="place" places={places} wanted={wanted} className="grow basis-56" />
				<button type="submit" className={tradeButton('dark')} aria-disabled={state !== null || undefined}>
					{t('pictures.send')}
				</button>
			</form>
			<div role="status" className="empty:hidden mt-3">
				{state ? (
					<p>
						{t(state.percent === null ? 'pictures.rendering' : 'pictures.sending', { name: state.name })}
						<progress
							className="ml-3 align-middle accent-accent"
							max={100}
							{...(state.percent === null ? {} : { value: state.percent })}
							aria-label={t('pictures.sending', { name: state.name })}
						/>
					</p>
				) : finished > 0 ? (
					<p className="font-medium text-ok">{t('done.uploaded', { count: finished })}</p>
				) : null}
			</div>
			{shown.length > 0 ? (
				<div role="alert" className="mt-3 text-err">
					<ul className="grid gap-1">
						{shown.map(({ fault, name }) => (
							<li key={`${name} ${fault}`} className="break-words">
								{t(`pictures.fault.${fault}`, { name, ...limits })}
							</li>
						))}
					</ul>
				</div>
			) : null}
		</section>
	);
}
