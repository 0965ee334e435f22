import { Link } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { useRoot } from '~/components/root/use-root';
import { pictureUrl } from '~/domain/picture/picture-url';

type ContactFaceProps = { id: string; face: { hash: string; colour: string } | null };

/** The portrait of a contact, and the way to upload one. */
export function ContactFace({ id, face }: ContactFaceProps) {
	const { t } = useTranslation('hotel-parts');
	const { pictureBaseUrl } = useRoot();
	if (id.startsWith('new-')) return <p className="text-ink2">{t('faceLater')}</p>;
	return (
		<p className="flex items-center gap-4">
			{face ? (
				<img
					src={pictureUrl(pictureBaseUrl, face.hash, 480, 'jpg')}
					alt=""
					width={64}
					height={64}
					style={{ backgroundColor: face.colour }}
					className="size-16 rounded-full object-cover"
				/>
			) : null}
			<Link to={`/partner/hotel/page/pictures?place=${encodeURIComponent(`contact:${id}`)}`} className="trade-link">
				{t(face ? 'faceOther' : 'faceAdd')}
			</Link>
		</p>
	);
}
