import { Link } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { propertyPath } from '~/domain/operator-desk/property/property-path';
import type { PictureState } from '~/domain/picture/picture-states';
import { FaultBox } from '../../parts/fault-box';

type UnfinishedPicturesProps = { propertyId: string; unfinished: Record<PictureState, number>; id: string };

/** How many pictures keep a draft from being published, and the way to them. */
export function UnfinishedPictures({ propertyId, unfinished: { preparing, failed }, id }: UnfinishedPicturesProps) {
	const { t } = useTranslation('property-editor');
	return (
		<div id={id} className="mt-4 grid gap-4">
			{preparing > 0 ? (
				<p role="status" className="trade-card px-4.5 py-3">
					{t('prepare.waits', { count: preparing })}
				</p>
			) : null}
			{failed > 0 ? (
				<FaultBox>
					<p>
						{t('prepare.broken', { count: failed })}{' '}
						<Link to={propertyPath(propertyId, 'pictures')} className="trade-link">
							{t('prepare.see')}
						</Link>
					</p>
				</FaultBox>
			) : null}
		</div>
	);
}
