/** A message to the operator, without its server timestamp `createdAt`. */
export interface Query {
  firstName: string;
  lastName: string;
  email: string;
  message: string;
}
