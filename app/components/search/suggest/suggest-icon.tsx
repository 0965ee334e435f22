import { Icon, type IconName, LineDrawing } from '../../ui/icon';
import type { SuggestIconName } from './suggest-answer';

/** Icons that only suggestions need; they load with them. */
const PATHS = {
	pool: 'M3 17c1.500 1.200 3 1.200 4.500 0s3-1.200 4.500 0 3 1.200 4.500 0 3-1.200 4.500 0M8 14V6.500a2.500 2.500 0 0 1 4.800-1M16 14V6.500a2.500 2.500 0 0 1 4.800-1M8 10h8',
	slope: 'm3 19 6.500-12 4 6.500L16 10l5 9z',
	people:
		'M9 11a3 3 0 1 0 0-6 3 3 0 0 0 0 6Zm-6 8c.5-3.200 3-5 6-5s5.500 1.800 6 5M16 11a2.500 2.500 0 1 0-1-4.800M17 14.200c2 .5 3.600 2 4 4.800',
	star: 'm12 4 2.400 5 5.600.7-4 3.900 1 5.400-5-2.700-5 2.700 1-5.400-4-3.900 5.600-.7z',
	clock: 'M12 20a8 8 0 1 0 0-16 8 8 0 0 0 0 16Zm0-12.500V12l3 2',
} as const;

/** An icon of the site, or one of these. */
export function SuggestIcon({ name, size = 18 }: { name: SuggestIconName; size?: number }) {
	return isOwn(name) ? <LineDrawing path={PATHS[name]} size={size} /> : <Icon name={name} size={size} />;
}

function isOwn(name: SuggestIconName): name is Exclude<SuggestIconName, IconName> {
	return name in PATHS;
}
