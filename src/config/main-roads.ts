/** A road that many people drive, by the places on it that tell it from others (`src/content/road-places.csv`). */
export type MainRoad = { id: string; by: readonly [string, string, ...string[]] };

const road = (id: string, ...by: MainRoad['by']): MainRoad => ({ id, by });

/** The roads between cities for which chargers are listed, those that most people drive first. */
export const mainRoads: readonly MainRoad[] = [
  road('cairo-alexandria', 'cairo', 'wadi-natrun', 'alexandria'),
  road('cairo-tanta-alexandria', 'cairo', 'tanta', 'alexandria'),
  road('cairo-north-coast', 'cairo', 'alamein', 'marassi'),
  road('alexandria-matrouh', 'alexandria', 'alamein', 'matrouh'),
  road('cairo-sokhna', 'new-cairo', 'sokhna'),
  road('sokhna-hurghada', 'sokhna', 'zafarana', 'hurghada'),
  road('hurghada-marsa-alam', 'hurghada', 'marsa-alam'),
  road('cairo-suez', 'nasr-city', 'suez'),
  road('cairo-port-said', 'nasr-city', 'ismailia', 'port-said'),
  road('cairo-sharm', 'cairo', 'tunnel', 'sharm'),
  road('sharm-taba', 'sharm', 'dahab', 'taba'),
  road('cairo-damietta', 'cairo', 'mansoura', 'damietta'),
  road('cairo-fayoum', 'giza', 'fayoum'),
  road('cairo-assiut', 'giza', 'minya', 'assiut'),
  road('assiut-luxor', 'assiut', 'sohag', 'luxor'),
  road('luxor-aswan', 'luxor', 'aswan'),
  road('hurghada-luxor', 'hurghada', 'qena', 'luxor'),
];
