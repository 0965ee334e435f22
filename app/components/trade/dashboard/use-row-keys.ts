import { useNavigate } from '@remix-run/react';
import { useEffect, useState } from 'react';
import type { DashboardRow } from '~/domain/lead/dashboard/dashboard-row';
import { leadPath } from '~/domain/lead/lead-path';
import { useShortcuts } from '../shortcuts';

/** J and K move through the rows, Enter opens, X selects. Returns the index of the current row, -1 for none. */
export function useRowKeys(rows: readonly DashboardRow[], onToggle: (id: string) => void): number {
	const navigate = useNavigate();
	const [current, setCurrent] = useState(-1);
	const at = Math.min(current, rows.length - 1);
	// Another page of rows begins anew.
	// biome-ignore lint/correctness/useExhaustiveDependencies: the rows are the trigger
	useEffect(() => setCurrent(-1), [rows]);
	const go = (to: number) => {
		const next = Math.max(0, Math.min(rows.length - 1, to));
		setCurrent(next);
		const row = document.querySelectorAll<HTMLElement>('[data-lead]')[next];
		row?.scrollIntoView({ block: 'nearest' });
		// Announces the current row to screen readers.
		row?.querySelector('a')?.focus({ preventScroll: true });
	};
	const row = rows[at];
	useShortcuts({
		j: () => go(at + 1),
		k: () => go(at - 1),
		...(row ? { enter: () => navigate(leadPath(row.id)), x: () => onToggle(row.id) } : {}),
	});
	return at;
}
