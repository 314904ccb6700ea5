import type { Config, Plugin } from 'payload'
import { GroupSeats } from '@/collections/group-seats'
import { SeatGroups } from '@/collections/seat-groups'
import { mountEndpoints } from '@/src/server/endpoint'
import { myGroups, oneGroup, updateAgreement, updateGroup } from './endpoints/groups'
import { join, previewJoin } from './endpoints/join'
import { giveSeatBack, inviteToGroup } from './endpoints/seats'
import { extendTime, handOver } from './endpoints/staff'

/** Places that somebody buys for others: groups, who has which place, and what its leader sees. */
export const groups =
  (): Plugin =>
  (config: Config): Config =>
    mountEndpoints({ ...config, collections: [...(config.collections ?? []), SeatGroups, GroupSeats] }, [
      previewJoin,
      join,
      myGroups,
      inviteToGroup,
      giveSeatBack,
      updateAgreement,
      extendTime,
      handOver,
      updateGroup,
      oneGroup,
    ])
