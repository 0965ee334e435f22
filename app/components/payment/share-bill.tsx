import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { callSite } from '~/platform/call-site';
import { buttonClass } from '../ui/button';
import { LineDrawing } from '../ui/icon';

/** Out of a tray, and up. */
const SHARE = 'M12 15V4m-4 4 4-4 4 4M5 13v7h14v-7';

/**
 * Hands the QR-bill as a PDF to another app, as a banking app on a phone; where files cannot be shared it is a download, also without script. The file is
 * fetched at the press, so that the share sheet opens with it; a press that has waited too long for that is asked again.
 */
export function ShareBill({ path, name }: { path: string; name: string }) {
	const { t } = useTranslation(['payment-link']);
	const [file, setFile] = useState<File | null>(null);
	const load = async () => {
		const answer = await callSite(path);
		if (!answer.ok) throw new Error(String(answer.status));
		return new File([await answer.blob()], `${name}.pdf`, { type: 'application/pdf' });
	};
	const share = async () => {
		const bill = file ?? (await load());
		setFile(bill);
		if (!navigator.canShare?.({ files: [bill] })) return window.location.assign(path);
		await navigator.share({ files: [bill], title: name });
	};
	const canTry = () => typeof navigator.share === 'function' && typeof navigator.canShare === 'function';
	return (
		<div className="mt-6">
			<a
				href={path}
				download={`${name}.pdf`}
				className={buttonClass('accent', 'w-full gap-3 lg:w-auto')}
				onClick={(event) => {
					if (!canTry()) return;
					event.preventDefault();
					share().catch((error: unknown) => {
						// Closed by the client.
						if (error instanceof DOMException && error.name === 'AbortError') return;
						window.location.assign(path);
					});
				}}
			>
				<LineDrawing path={SHARE} size={18} />
				<span className="lg:hidden">{t('ways.share')}</span>
				<span className="max-lg:hidden">{t('ways.bill')}</span>
			</a>
			<p className="mt-3 text-small text-ink2 lg:hidden">{t('ways.shareText')}</p>
		</div>
	);
}
