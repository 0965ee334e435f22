import type { SVGProps } from 'react';

/** Line icons on a 24 px grid, 1.5 px strokes; drawn here because each is a line or two. */
const PATHS = {
	search: 'M10.5 17a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13Zm4.7-1.8L20 20',
	calendar: 'M4 6.5h16v13H4zM4 10.5h16M8 4v4M16 4v4',
	pin: 'M12 20s6-5.6 6-10.2A6 6 0 0 0 6 9.8C6 14.400 12 20 12 20Zm0-8a2.200 2.200 0 1 0 0-4.400A2.200 2.200 0 0 0 12 12Z',
	person: 'M12 11a3.500 3.500 0 1 0 0-7 3.500 3.500 0 0 0 0 7Zm-7 9c.6-3.600 3.400-6 7-6s6.400 2.400 7 6',
	check: 'm5 12.500 4.500 4.500L19 7.500',
	minus: 'M5 12h14',
	plus: 'M5 12h14M12 5v14',
	close: 'm6 6 12 12M18 6 6 18',
	arrow: 'M4 12h15m-6-6 6 6-6 6',
	chevronDown: 'm6 9.500 6 6 6-6',
	chevronLeft: 'm14.500 6-6 6 6 6',
	chevronRight: 'm9.500 6 6 6-6 6',
	menu: 'M4 7h16M4 12h16M4 17h16',
	grid: 'M4 4h6.500v6.500H4zM13.500 4H20v6.500h-6.500zM4 13.500h6.500V20H4zM13.500 13.500H20V20h-6.500z',
	map: 'm4 6 5-2 6 2 5-2v14l-5 2-6-2-5 2zM9 4v14M15 6v14',
	list: 'M8 6h12M8 12h12M8 18h12M4 6h.01M4 12h.01M4 18h.01',
	share: 'M12 15V4m-4 4 4-4 4 4M6 11v9h12v-9',
	phone:
		'M6 4h3l1.500 4.500L8.500 10a11 11 0 0 0 5.500 5.500l1.500-2L20 15v3c0 1.100-.9 2-2 2C11 20 4 13 4 6c0-1.100.9-2 2-2Z',
	warning: 'M12 20a8 8 0 1 0 0-16 8 8 0 0 0 0 16Zm0-11.500v4.500m0 2.800v.2',
	info: 'M12 20a8 8 0 1 0 0-16 8 8 0 0 0 0 16Zm0-9v5m0-7.800V8',
	house: 'M4 11.500 12 5l8 6.500M6.500 10v9h11v-9M10 19v-5h4v5',
	heart:
		'M12 19.500C7 15.800 4 12.700 4 9.200A4.200 4.200 0 0 1 12 7.300a4.200 4.200 0 0 1 8 1.900c0 3.500-3 6.600-8 10.300Z',
	filter: 'M4 7h16M7 12h10M10 17h4',
	lock: 'M6 10.500h12V20H6zM8.500 10.500V8a3.500 3.500 0 0 1 7 0v2.500M12 14.500v2',
} as const;

export type IconName = keyof typeof PATHS;

type DrawingProps = { size?: number } & SVGProps<SVGSVGElement>;

/** A decorative icon; its meaning is in the text beside it or in the button's label. */
export function Icon({ name, ...props }: { name: IconName } & DrawingProps) {
	return <LineDrawing path={PATHS[name]} {...props} />;
}

/** A line icon of another set. */
export function LineDrawing({ path, size = 20, ...props }: { path: string } & DrawingProps) {
	return (
		<svg
			viewBox="0 0 24 24"
			width={size}
			height={size}
			fill="none"
			stroke="currentColor"
			strokeWidth={1.5}
			strokeLinecap="round"
			strokeLinejoin="round"
			aria-hidden="true"
			{...props}
		>
			<path d={path} />
		</svg>
	);
}
