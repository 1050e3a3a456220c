/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
/** What a measurement of data workloads is made with: its settings, the application, the texts. */
package org.wiretune.tester.data.base;
