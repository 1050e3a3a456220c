/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
/** HTTP/1.1 for load: one connection, one call at a time, nothing allocated in a call, every failure with its name. */
package org.wiretune.tester.http;
