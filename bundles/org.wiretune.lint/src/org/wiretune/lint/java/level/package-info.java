/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
/** The level of the Java language that a project states in its build files. */
package org.wiretune.lint.java.level;
