/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
/**
 * The contract with whoever adds to WireTune. What stands here is meant to stay; ids are for ever, words are not. Nothing in
 * here depends on the rest of the house.
 */
package org.wiretune.core;
