/** Page numbers to offer: the first, the last, and those around the current one; null is a gap. */
export function pageLinks(page: number, pageCount: number): (number | null)[] {
	const wanted = [...new Set([1, page - 1, page, page + 1, pageCount])].filter((no) => no >= 1 && no <= pageCount);
	return wanted.flatMap((no, index) => {
		const before = wanted[index - 1] ?? 0;
		if (no - before === 2) return [no - 1, no];
		return no - before > 2 ? [null, no] : [no];
	});
}
