/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
/** Observations of connections to databases: how they are taken, kept and closed. */
package org.wiretune.lint.java.connection;
