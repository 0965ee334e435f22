import { LineDrawing } from '~/components/ui/icon';
import type { ServiceKind } from '~/domain/concierge/list-jobs.server';

/** Line icons of services; drawn like those of `ui/icon.tsx`. */
const PATHS: Record<ServiceKind, string> = {
	transfer: 'M4 16v-4l2-5h12l2 5v4M4 12h16M4 16h16v2.500M4 18.500V16M7 18.500V16m10 2.500V16',
	chef: 'M7 19h10v-5.200a3.600 3.600 0 1 0-1.600-6.900 3.700 3.700 0 0 0-6.800 0A3.600 3.600 0 1 0 7 13.800zM7 16.500h10',
	skiPass: 'M4 7h16v3a2 2 0 0 0 0 4v3H4v-3a2 2 0 0 0 0-4zM14.500 7v10',
	skiSchool:
		'M13 6.500a1.700 1.700 0 1 0 0-3.400 1.700 1.700 0 0 0 0 3.400ZM8 10l4-2 2.500 3.500L12 15l2 4M14 11l3.500 1M4 17.500 20 21',
	childCare: 'M12 8.500a2.500 2.500 0 1 0 0-5 2.500 2.500 0 0 0 0 5ZM8 20v-6l4-3 4 3v6M8 15l-2.500-2M16 15l2.500-2',
	flowers:
		'M12 12a2 2 0 1 0 0-4 2 2 0 0 0 0 4Zm0-4c-2-5 4-5 0 0Zm2 2c5-2 5 4 0 0Zm-4 0c-5 2-5-4 0 0Zm2 2v8m0-3c2 0 3.500-1 4-2.500',
	other: 'M6 9h12l-1 11H7zM9 9V7a3 3 0 0 1 6 0v2',
};

export function JobIcon({ kind, size = 16 }: { kind: ServiceKind; size?: number }) {
	return <LineDrawing path={PATHS[kind]} size={size} className="shrink-0 text-accent-ink" />;
}
