import type { PropertyPart } from '~/domain/operator-desk/property/property-parts';
import { LineDrawing } from '../../../ui/icon';

/** Drawn on the grid of `Icon`, for this list alone. */
const PATHS: Record<PropertyPart | 'prices' | 'calendars', string> = {
	facts: 'M8 6h12M8 12h12M8 18h12M4 6h.01M4 12h.01M4 18h.01',
	texts: 'M5 6.500h14M5 12h14M5 17.500h9',
	pictures: 'M4 5.500h16v13H4zM4 15.500l4.500-4 4 3.500 3-2.500 4.500 4M15.500 9.500h.01',
	rooms: 'M4 18V7M4 15h16v3M20 15v-2.500a2.500 2.500 0 0 0-2.500-2.500H9v5M6.500 12h.01',
	services:
		'M6 9.500h10v4.500a4 4 0 0 1-4 4h-2a4 4 0 0 1-4-4zM16 10.500h1.500a2 2 0 0 1 0 4H16M9.500 4.500v2M13 4.500v2',
	facilities: 'm12 4 2.300 5.200 5.700.600-4.200 3.800 1.200 5.600-5-2.900-5 2.900 1.200-5.600L4 9.800l5.700-.600z',
	equipment:
		'M19.500 8.500a4 4 0 0 1-5.400 3.700l-6.600 6.600a1.600 1.600 0 0 1-2.300-2.300l6.600-6.600a4 4 0 0 1 3.700-5.400l-1 3 2 2z',
	distances:
		'M6.500 19a1.500 1.500 0 1 0 0-3 1.500 1.500 0 0 0 0 3ZM17.500 8a1.500 1.500 0 1 0 0-3 1.500 1.500 0 0 0 0 3ZM8 16.500l3-3.500h2l3.500-5',
	highlights: 'm12 4.500 1.800 5.500 5.700 2-5.700 2-1.800 5.500-1.800-5.500-5.700-2 5.700-2z',
	floorplans: 'M4 4.500h16v15H4zM4 11.500h6M13 4.500v7M13 15v4.500M13 15h3',
	taxes:
		'M12 19.500a7.500 7.500 0 1 0 0-15 7.500 7.500 0 0 0 0 15ZM14.500 9.300a3.500 3.500 0 1 0 0 5.400M8 11h4M8 13h4',
	registration: 'M9.500 13.500V10a3 3 0 1 1 5 0v3.500M5 13.500h14V17H5zM6.500 20h11',
	prices: 'M4.500 12.500V5H12l7.500 7.500L12 20zM8.500 8.800h.01',
	calendars: 'M18.500 9A7 7 0 0 0 6 7.500M5.500 15A7 7 0 0 0 18 16.500M6 4v3.500h3.500M18 20v-3.500h-3.500',
};

export function PartIcon({ part }: { part: keyof typeof PATHS }) {
	return <LineDrawing path={PATHS[part]} size={18} className="shrink-0 text-ink2" />;
}
