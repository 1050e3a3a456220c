/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
/**
 * Leads what a collection log shows back to the arguments of a virtual machine, with a fix.
 */
package org.wiretune.analysis.gclog;
