/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
/** Findings that are known: a file in each project holds them back, so that only new ones are marked. */
package org.wiretune.ide.baseline;
