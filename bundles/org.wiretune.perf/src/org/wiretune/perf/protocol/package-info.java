/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
/** Specifications, settings, cells and orders as JSON. */
package org.wiretune.perf.protocol;
