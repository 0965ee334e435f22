/** The files of a drop with their paths below what was dropped; folders are read to their depths. */
export async function droppedFiles(data: DataTransfer): Promise<{ path: string; file: File }[]> {
	// Entries are gone after the event, so that they are taken first.
	const entries = [...data.items].flatMap((item) => {
		const entry = item.kind === 'file' ? item.webkitGetAsEntry() : null;
		return entry ? [entry] : [];
	});
	if (entries.length === 0) return [...data.files].map((file) => ({ path: file.name, file }));
	const files = await Promise.all(entries.map((entry) => filesOf(entry, entry.isDirectory ? '' : entry.name)));
	return files.flat();
}

async function filesOf(entry: FileSystemEntry, path: string): Promise<{ path: string; file: File }[]> {
	if (entry.isFile) {
		const file = await new Promise<File | null>((resolve) =>
			(entry as FileSystemFileEntry).file(resolve, () => resolve(null)),
		);
		return file ? [{ path, file }] : [];
	}
	const reader = (entry as FileSystemDirectoryEntry).createReader();
	const found: { path: string; file: File }[] = [];
	for (;;) {
		// A reader answers some entries at a time.
		const batch = await new Promise<FileSystemEntry[]>((resolve) => reader.readEntries(resolve, () => resolve([])));
		if (batch.length === 0) return found;
		for (const each of batch) found.push(...(await filesOf(each, path === '' ? each.name : `${path}/${each.name}`)));
	}
}
