/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
/** Databases that are started for a run, each in a process of its own that ends with the run, and their reference data. */
package org.wiretune.tester.data.database;
