/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
/** Observations of entities, their managers and queries, and of code that stores many of them. */
package org.wiretune.lint.java.persistence;
