/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
/** Measuring a cell: the closed loop and its statistics. */
package org.wiretune.tester.measure;
