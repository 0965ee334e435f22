import type { Catalogue } from './files';

/** Folders of a catalogue with pictures; properties and hotels share them. */
export type PictureFolder = 'pictures' | 'floorplans';

/** What rows that name a picture have in common. */
export type PictureRow = { file: string | null; hash: string | null };

type PictureTables<Row, RoomRow extends Row> = {
	pictures: readonly Row[];
	floorplans: readonly Row[];
	hotelPictures: readonly Row[];
	salesManagers: readonly Row[];
	roomPictures: readonly RoomRow[];
};

/** The folder in which the file of a room's picture lies. */
export function roomPictureFolder({ kind }: { kind: string }): PictureFolder {
	return kind === 'floorplan' ? 'floorplans' : 'pictures';
}

/** Everything that names a picture, by the folder that it lies in. */
export function picturesByFolder<Row, RoomRow extends Row>(
	{ pictures, floorplans, hotelPictures, salesManagers, roomPictures }: PictureTables<Row, RoomRow>,
	folderOf: (row: RoomRow) => PictureFolder,
): Record<PictureFolder, Row[]> {
	const ofRooms = (folder: PictureFolder) => roomPictures.filter((row) => folderOf(row) === folder);
	return {
		pictures: [...pictures, ...hotelPictures, ...salesManagers, ...ofRooms('pictures')],
		floorplans: [...floorplans, ...ofRooms('floorplans')],
	};
}

/** The same of a catalogue. */
export function cataloguePictures(catalogue: Catalogue): Record<PictureFolder, PictureRow[]> {
	return picturesByFolder<PictureRow, PictureRow & { kind: string }>(catalogue, roomPictureFolder);
}
