import { type FormEvent, type ReactNode, useEffect, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { Purpose } from '~/domain/consent/consent';
import { Button } from '../ui/button';
import { Icon } from '../ui/icon';

type ConsentSettingsProps = {
	purposes: readonly Purpose[];
	granted: readonly Purpose[];
	analyticsSrc: string | null;
	onSave: (granted: Purpose[]) => void;
	onClose: () => void;
};

/** Each purpose with its switch, in a native dialog, which traps and restores the focus. */
export function ConsentSettings({ purposes, granted, analyticsSrc, onSave, onClose }: ConsentSettingsProps) {
	const { t } = useTranslation('consent');
	const id = useId();
	const dialog = useRef<HTMLDialogElement>(null);
	useEffect(() => {
		const element = dialog.current;
		element?.showModal();
		return () => element?.close();
	}, []);
	const save = (event: FormEvent<HTMLFormElement>) => {
		event.preventDefault();
		const form = new FormData(event.currentTarget);
		onSave(purposes.filter((purpose) => form.has(purpose)));
	};
	const host = analyticsSrc && URL.canParse(analyticsSrc) ? new URL(analyticsSrc).host : '';
	return (
		<dialog ref={dialog} aria-labelledby={id} className="consent-dialog" onCancel={onClose}>
			<form onSubmit={save}>
				<div className="flex items-start justify-between gap-4">
					<h2 id={id} className="text-h3">
						{t('settingsHeading')}
					</h2>
					<button
						type="button"
						aria-label={t('close')}
						onClick={onClose}
						className="-mt-1.5 -mr-2.5 grid size-11 shrink-0 place-items-center"
					>
						<Icon name="close" size={24} />
					</button>
				</div>
				<p className="mt-2 text-ink2">{t('settingsText')}</p>
				<div className="mt-6 border-b border-line2">
					<Line title={t('necessary.title')} text={t('necessary.text')}>
						<span className="text-small text-ink2">{t('necessary.always')}</span>
					</Line>
					{purposes.map((purpose) => (
						<Line
							key={purpose}
							htmlFor={`${id}-${purpose}`}
							title={t(`${purpose}.title`)}
							text={t(`${purpose}.text`, { host })}
						>
							<input
								id={`${id}-${purpose}`}
								type="checkbox"
								name={purpose}
								defaultChecked={granted.includes(purpose)}
								aria-describedby={`${id}-${purpose}-text`}
								className="switch"
							/>
						</Line>
					))}
				</div>
				<Button type="submit" variant="dark" className="mt-6 w-full sm:w-auto">
					{t('save')}
				</Button>
			</form>
		</dialog>
	);
}

type LineProps = { title: string; text: string; htmlFor?: string; children: ReactNode };

function Line({ title, text, htmlFor, children }: LineProps) {
	return (
		<div className="border-t border-line2 py-4">
			<div className="flex min-h-8 items-center justify-between gap-4">
				{htmlFor ? (
					<label htmlFor={htmlFor} className="grow font-medium">
						{title}
					</label>
				) : (
					<h3 className="font-sans text-body font-medium tracking-normal">{title}</h3>
				)}
				{children}
			</div>
			<p id={htmlFor ? `${htmlFor}-text` : undefined} className="mt-1 pr-14 text-small text-ink2">
				{text}
			</p>
		</div>
	);
}
