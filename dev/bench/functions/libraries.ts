/** What every function stands on: firebase-functions, and the database of firebase-admin. */
import 'firebase-functions';
import 'firebase-functions/firestore';
import 'firebase-functions/https';
import 'firebase-functions/params';
import 'firebase-functions/scheduler';
import { initializeApp } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';

initializeApp();
getFirestore();
