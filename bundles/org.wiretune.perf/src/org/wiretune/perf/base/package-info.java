/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
/** What workloads and servers are both described with: bindings, sizes of objects, thread pools. */
package org.wiretune.perf.base;
