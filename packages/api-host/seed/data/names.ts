const words = (text: string): readonly string[] => text.trim().split(/\s+/);

export const FEMALE_NAMES = words(`
  Abigail Adaeze Aisha Alejandra Alicia Amara Amelia Amina Andrea Anika Annika Beatriz Bianca Camila Carmen Chloe Claudia
  Daniela Deborah Denise Elena Emily Esperanza Fatima Fiona Gabriela Grace Hana Harriet Hannah Imani Ingrid Isabel Jasmine
  Joanna Josephine Kavita Keisha Laila Latoya Leilani Lucia Mai Margaret Maria Marisol Maya Mei Meredith Michelle Monique
  Nadia Naomi Natalie Ngozi Nicole Olivia Patricia Priya Rachel Rebecca Renée Rosa Ruth Samira Sandra Shanice Shreya Simone
  Sofía Stephanie Tamika Tanya Teresa Thandiwe Valentina Victoria Wanda Xiomara Yasmin Yolanda Zainab Zoë
`);

export const MALE_NAMES = words(`
  Aaron Abdul Adrian Ahmed Alejandro Andre Andrew Anthony Antonio Arjun Benjamin Bilal Brandon Brian Carlos Chidi Christopher
  Colin Connor Damian Daniel Darius David Demetrius Diego Dominic Edward Eduardo Elijah Emeka Ernesto Ethan Felipe Fernando
  Francisco Gabriel George Gregory Hassan Hector Hugo Ibrahim Isaac Ivan Jamal James Javier Jean-Paul Jerome Jesús Joaquín
  Jonathan Jorge José Joshua Kareem Kenji Kevin Kofi Kwame Leonard Liam Luis Malik Manuel Marcus Martin Mateo Matthew Michael
  Miguel Minh Nathan Nikhil Oluwaseun Omar Oscar Patrick Pedro Rafael Rahul Raj Reginald Ricardo Robert Rohan Samuel Santiago
  Sean Sergio Stephen Terrence Thomas Tobias Trevor Tyrone Vikram Vincent Walter Wei William Xavier Yusuf
`);

export const LAST_NAMES = words(`
  Abbott Acosta Adams Adeyemi Aguilar Ahmed Alexander Ali Allen Anderson Ansari Araujo Bailey Baker Banerjee Barnes Bautista
  Bell Bennett Bhatt Bianchi Blake Boateng Bouchard Brooks Brown Bryant Butler Caldwell Campbell Cardenas Carpenter Carter
  Castillo Chan Chaudhry Chavez Choi Clarke Cohen Coleman Collins Cooper Cruz Danso Das Davies Delgado Desai Diallo Diaz
  D'Angelo Dubois Duncan Edwards Ekwueme Ellis Escobar Espinoza Estrada Evans Farouk Fernandez Fischer Fleming Flores Fofana
  Foster Franklin Fraser Freeman Fuentes Gagnon Garcia Garza Gomez Gonzalez Gordon Graham Green Griffin Guerrero Gupta Gutierrez
  Hall Hamilton Hansen Harper Harris Hassan Hayes Henderson Hernandez Hoang Holmes Howard Huang Hughes Hussain Ibarra Ibrahim
  Ivanov Jackson Jacobs James Jenkins Jensen Jimenez Johnson Jones Joseph Kamara Kaur Kelly Kennedy Khan Kim King Klein Kumar
  Lambert Larsen Lavoie Lee Leung Lewis Li Lin Lopez MacDonald Malik Marino Marshall Martin Martinez Mbeki McCarthy Medina
  Mehta Mendoza Meyer Miller Mitchell Mohamed Molina Montgomery Moore Morgan Morris Murphy Musa Nair Nakamura Navarro Nelson
  Ngo Nkosi Novak Núñez O'Brien O'Connor Ochoa Ogunleye Ojeda Olsen Ortega Ortiz Osei Owens Pacheco Palmer Park Parker Pelletier
  Peña Perez Peterson Pham Phillips Pierce Pineda Popescu Powell Price Qureshi Quintero Ramirez Ramos Reddy Reed Reid Reyes
  Reynolds Richardson Rivera Roberts Robinson Rodriguez Rojas Romero Rossi Roy Ruiz Russell Ryan Saito Salazar Sanchez Sandoval
  Santos Schmidt Schneider Scott Sharma Shah Silva Simmons Singh Smith Sokolov Soto Stewart Sullivan Suzuki Tanaka Taylor Tesfaye
  Thomas Thompson Torres Tremblay Turner Usman Valdez Vargas Vasquez Vaughn Vega Wagner Walker Wallace Walsh Wang Ward Washington
  Watson Weber Wells West White Williams Wilson Wong Wood Wright Wu Yamamoto Yang Young Zamora Zhang Zhou Zimmerman
`);

export const STREETS = words(`
  Alder Aspen Barton Bay Beacon Birch Bluebonnet Canal Cedar Chestnut Church Clover College Cypress Dogwood Elm Evergreen
  Fairview Franklin Garden Grove Harbor Harvard Hawthorn Hickory Highland Hillcrest Jackson Jefferson Juniper Lakeview Laurel
  Liberty Lincoln Linden Locust Magnolia Maple Meadow Mill Monroe Myrtle Oak Orchard Park Pecan Pine Pleasant Poplar Prospect
  Ridge River Rosewood School Sequoia Spring Spruce Summit Sycamore Union Valley Walnut Washington Willow
`);

export const COMPANY_WORDS = words(`
  Bluebird Brightwater Cedarline Copperfield Cornerstone Evergreen Fairhaven Greystone Harborview Ironwood Juniper Keystone
  Lakeshore Meridian Northgate Oakhurst Parkside Quarry Ridgeline Silverleaf Sunrise Timberline Westfield Whitestone
`);

export const COMPANY_TRADES = [
  'Bakery LLC',
  'Builders Inc.',
  'Catering',
  'Consulting LLC',
  'Dental Group',
  'Electric',
  'Farms',
  'Freight',
  'Landscaping',
  'Logistics LLC',
  'Music School',
  'Pharmacy',
  'Plumbing Co.',
  'Realty',
  'Salon & Spa',
  'Veterinary Clinic',
] as const;

export const OCCUPATIONS = [
  'Teacher',
  'Nurse',
  'Electrician',
  'Software developer',
  'Small business owner',
  'Truck driver',
  'Accountant',
  'Chef',
  'Firefighter',
  'Real estate agent',
  'Pharmacist',
  'Mechanic',
  'Student',
  'Retail manager',
] as const;
