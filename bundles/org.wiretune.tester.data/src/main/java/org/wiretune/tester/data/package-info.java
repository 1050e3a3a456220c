/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
/** Data workloads: variants of settings, measured one after the other against a database of their own. */
package org.wiretune.tester.data;
