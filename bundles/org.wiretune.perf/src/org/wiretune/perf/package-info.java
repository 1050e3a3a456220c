/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
/** What a performance run measures and on what server. Needs no OSGi. */
package org.wiretune.perf;
