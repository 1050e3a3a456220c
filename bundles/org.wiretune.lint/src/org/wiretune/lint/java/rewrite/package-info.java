/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
/** Changes of Java source: the fixes that rewrite code, each within its own range. */
package org.wiretune.lint.java.rewrite;
