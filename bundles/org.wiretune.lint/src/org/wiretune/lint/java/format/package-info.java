/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
/** Reads Java source as a format: which files may hold something, and all observations in one walk. */
package org.wiretune.lint.java.format;
