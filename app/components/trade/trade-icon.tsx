import { LineDrawing } from '../ui/icon';

/** Line icons that only the trade side shows; drawn like those of `ui/icon.tsx`. */
const PATHS = {
	clock: 'M12 20a8 8 0 1 0 0-16 8 8 0 0 0 0 16Zm0-12.500V12l3 2',
	card: 'M3.500 6h17v12h-17zM3.500 10h17',
	flag: 'M6 20V4.500M6 5h11l-2.500 3.500L17 12H6',
	download: 'M12 4v10m-4-4 4 4 4-4M5 19h14',
	document: 'M6.500 4h7.500l4 4v12h-11.500zM14 4v4h4M9.500 12.500h5M9.500 16h5',
	help: 'M12 20.500a8.500 8.500 0 1 0 0-17 8.500 8.500 0 0 0 0 17ZM9.700 9.600a2.400 2.400 0 1 1 3.500 2.200c-.8.4-1.200.9-1.200 1.700M12 16.300v.1',
	bell: 'M6.500 16.500V11a5.500 5.500 0 0 1 11 0v5.500l1.500 1.500H5zM10 20.500h4M12 5.500V4',
	clip: 'm19 11-7.500 7.500a4.600 4.600 0 0 1-6.500-6.500l8-8a3.100 3.100 0 0 1 4.400 4.400l-7.900 7.900a1.500 1.500 0 0 1-2.200-2.200l7.200-7.100',
	bed: 'M3.500 19V6m0 9.500h17V19m0-3.500v-2a3 3 0 0 0-3-3h-7v5m-7-5h7M7 10.500a1.700 1.700 0 1 0 0-3.400 1.700 1.700 0 0 0 0 3.400Z',
	block: 'M12 20a8 8 0 1 0 0-16 8 8 0 0 0 0 16ZM6.500 6.500l11 11',
	bookmark: 'M7 4h10v16l-5-4-5 4z',
	people:
		'M9 11a3 3 0 1 0 0-6 3 3 0 0 0 0 6Zm-5.500 8c.4-3 2.700-5 5.500-5s5.100 2 5.500 5M15.500 5.300a3 3 0 0 1 0 5.400M17 14.400c2 .7 3.200 2.400 3.500 4.600',
} as const;

export type TradeIconName = keyof typeof PATHS;

/** A decorative icon; its meaning is in the text beside it. */
export function TradeIcon({ name, size = 18, className }: { name: TradeIconName; size?: number; className?: string }) {
	return <LineDrawing path={PATHS[name]} size={size} className={className} />;
}
