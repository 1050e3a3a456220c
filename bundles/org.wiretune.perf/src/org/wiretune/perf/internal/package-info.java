/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
/** Texts, JSON fields and figures, for this bundle and the tester. */
package org.wiretune.perf.internal;
