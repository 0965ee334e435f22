import { touchHotels } from '#db/catalogue/write/write-hotels';
import { versionStatement } from '#db/derived/derive-statements';
import type { NamedStatement } from '#db/write-batch';
import type { PlainDate } from '../../date/plain-date';
import type { DeskArea } from '../../desk/drafts.server';
import { endPreparation } from './setup-steps';

type Hotel = { key: string; isInPreparation: boolean };

/** What follows when a hotel has published an area: its preparation may be over, and every cached answer is. */
export function afterPublishing(
	{ key, isInPreparation }: Hotel,
	area: DeskArea,
	{ today, now }: { today: PlainDate; now: number },
): NamedStatement[] {
	return [
		...(isInPreparation ? endPreparation({ key, today, now }) : []),
		...touchHotels([key], now),
		versionStatement(now, area),
	];
}
