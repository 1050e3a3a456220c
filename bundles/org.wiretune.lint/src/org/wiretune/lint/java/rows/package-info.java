/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
/** Observations of work that code sends to a database row by row. */
package org.wiretune.lint.java.rows;
