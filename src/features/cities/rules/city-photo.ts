/** The one photograph that stands for a city elsewhere: its crew, or else its truck. */
export const cityPhoto = <Photo>(photos: { crew?: Photo; truck?: Photo } | undefined): Photo | undefined =>
  photos?.crew ?? photos?.truck;
