/** Invented people for the trial shop. */

export const people = [
  ...["Ayesha Rahman", "Hira Siddiqui", "Mahnoor Fatima", "Zainab Bukhari", "ثناء ملک", "Sadia Iqbal", "Bushra Anwar"],
  ...["Rabia Khattak", "Nimra Shah", "Fatima Baloch", "Kiran Javed", "Amna Tariq", "Sumaira Aslam", "Noor Jahan"],
  ...["Maryam Shahid", "Iqra Nadeem", "مریم خان", "Saba Qureshi", "Hina Zafar", "Anum Farooq", "Laiba Chaudhry"],
];

/** The larger ones more than once: that is where most parcels go. */
export const demoCities = [
  ...["Lahore", "Lahore", "Lahore", "Lahore", "Karachi", "Karachi", "Karachi", "Islamabad", "Islamabad"],
  ...["Faisalabad", "Faisalabad", "Multan", "Multan", "Rawalpindi", "Peshawar", "Sialkot", "Hyderabad", "Quetta"],
  ...["Gujranwala", "Bahawalpur", "Sargodha", "Abbottabad"],
];

export const streets = [
  ...["Street 7, Phase 5, DHA", "Block 13-D, Gulshan-e-Iqbal", "Street 12, F-10/2", "Model Town", "Satellite Town"],
  ...["Gulberg III", "Block 8, Clifton", "Cantt", "Wapda Town", "Johar Town, Block R"],
];

export const wishes = [
  "I need it by the 6th please, my sister’s baraat is on the 7th. Ring before the courier comes, the bell doesn’t work.",
  "Please pack it as a gift.",
  "Ring twice.",
];
