/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
/** Observations of log statements. */
package org.wiretune.lint.java.logging;
