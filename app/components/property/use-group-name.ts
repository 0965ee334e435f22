import { useTranslation } from 'react-i18next';
import type { PictureGroup } from '~/domain/property/picture-groups';

/** The heading of a group of pictures; empty for the only one there is. */
export function useGroupName(): (group: PictureGroup) => string {
	const { t } = useTranslation('property-rooms');
	return ({ of, name }) => {
		if (name !== null || of === null) return name ?? '';
		return t(`groups.${of}` as 'groups.outside');
	};
}
