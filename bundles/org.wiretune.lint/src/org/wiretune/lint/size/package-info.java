/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
/** Sizes the pools of a server together: one consistent set from the load that is expected, with its working. */
package org.wiretune.lint.size;
