/** Suggestions of the city field, the largest first. Any other city is accepted as well. */
export const courierCities: readonly string[] = [
  ...["Karachi", "Lahore", "Islamabad", "Rawalpindi", "Faisalabad", "Multan", "Peshawar", "Quetta", "Hyderabad"],
  ...["Gujranwala", "Sialkot", "Bahawalpur", "Sargodha", "Sukkur", "Abbottabad", "Mardan", "Sahiwal", "Larkana"],
  ...["Rahim Yar Khan", "Sheikhupura", "Jhang", "Dera Ghazi Khan", "Gujrat", "Kasur", "Okara", "Wah Cantonment"],
  ...["Mingora", "Nawabshah", "Chiniot", "Kamoke", "Hafizabad", "Sadiqabad", "Mirpur Khas", "Burewala", "Kohat"],
  ...["Khanewal", "Dera Ismail Khan", "Muzaffargarh", "Mandi Bahauddin", "Jacobabad", "Jhelum", "Khanpur", "Pakpattan"],
  ...["Khuzdar", "Daska", "Muridke", "Bahawalnagar", "Muzaffarabad", "Mirpur", "Chakwal", "Attock", "Vehari"],
  ...["Toba Tek Singh", "Mianwali", "Nowshera", "Swabi", "Charsadda", "Haripur", "Mansehra", "Gilgit", "Skardu"],
  ...["Gwadar", "Turbat", "Thatta", "Badin", "Murree", "Taxila", "Layyah", "Bhakkar", "Narowal", "Lodhran"],
];
