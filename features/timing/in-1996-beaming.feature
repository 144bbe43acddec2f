Feature: Beaming is a single action in 1996
  Once a beam-down has been announced, only what is played during transport breaks in.

  Background:
    Given the spaceline:
      | mission    |
      | Excavation |
    And Alice has:
      | card     | where           |
      | Runabout | at "Excavation" |

  @ruling=faq96-12-action-14
  Rule: Beaming is one action, and nothing but Barclay Transporter Phobia comes into its midst

    Background:
      Given Alice has:
        | card     | where             |
        | Worf     | aboard "Runabout" |
        | Calloway | aboard "Runabout" |
      And Bob has:
        | card                       | where   |
        | Humuhumunukunukuapua'a     | in hand |
        | Barclay Transporter Phobia | in hand |

    Example: Humuhumunukunukuapua'a has to wait
      When Alice beams "Worf" and "Calloway" to "Excavation"
      And Bob responds with "Humuhumunukunukuapua'a" on "Excavation"
      Then that is illegal
      And "Humuhumunukunukuapua'a" is still in Bob's hand
      When Alice beams "Worf" and "Calloway" aboard "Runabout"
      Then "Worf" and "Calloway" are now aboard "Runabout"
      And nothing else has changed

    Example: the phobia keeps somebody aboard
      When Alice beams "Worf" and "Calloway" to "Excavation"
      And Bob responds with "Barclay Transporter Phobia"
      And chance chooses "Worf" from "Worf" and "Calloway"
      Then "Calloway" is now on "Excavation"
      And "Worf" is still aboard "Runabout"
      And "Barclay Transporter Phobia" is now on "Worf"
      And nothing else has changed

  @ruling=faq96-14-timing-08
  Rule: Whoever comes up is aboard before anything else happens

    Background:
      Given Alice has:
        | card            | where             |
        | Geordi La Forge | on "Excavation"   |
        | Worf            | aboard "Runabout" |
      And Bob has:
        | card                       | where   |
        | Rogue Borg Mercenaries     | in hand |
        | Barclay Transporter Phobia | in hand |

    Example: Geordi La Forge is one of the crew when the Rogue Borg come
      When Alice beams "Geordi La Forge" aboard "Runabout"
      And Bob responds with "Rogue Borg Mercenaries" on "Runabout"
      Then that is illegal
      When Bob plays "Rogue Borg Mercenaries" on "Runabout"
      Then "Worf" and "Geordi La Forge" are now stopped
      And "Geordi La Forge" is still aboard "Runabout"
      And "Rogue Borg Mercenaries" is now in Bob's discard pile
      And nothing else has changed

    Example: the phobia is played at once
      When Alice beams "Geordi La Forge" aboard "Runabout"
      And Bob responds with "Barclay Transporter Phobia"
      Then "Barclay Transporter Phobia" is now on "Geordi La Forge"
      And "Geordi La Forge" is still on "Excavation"
      And nothing else has changed

  @ruling=faq96-12-action-15
  Rule: Once a beam-down has been announced, it is too late to prevent it with Rogue Borg on the ship

    Background:
      Given Alice has:
        | card     | where             |
        | Worf     | aboard "Runabout" |
        | Calloway | aboard "Runabout" |
      And Bob has:
        | card                       | where   |
        | Rogue Borg Mercenaries     | in hand |
        | Barclay Transporter Phobia | in hand |

    Example: Worf goes down although Bob would stop him
      When Alice beams "Worf" to "Excavation"
      And Bob responds with "Rogue Borg Mercenaries" on "Runabout"
      Then that is illegal
      When Bob plays "Rogue Borg Mercenaries" on "Runabout"
      Then "Calloway" is now stopped
      And "Worf" is still on "Excavation"
      And "Worf" is still not stopped
      And "Rogue Borg Mercenaries" is now in Bob's discard pile
      And nothing else has changed

    Example: the phobia is not too late
      When Alice beams "Worf" to "Excavation"
      And Bob responds with "Barclay Transporter Phobia"
      Then that is legal
      And "Worf" is still aboard "Runabout"

  @ruling=faq96-14-timing-18
  Rule: Barclay Transporter Phobia may be played while the opponent beams

    @part=at-any-time
    Example: the only one who would beam refuses to, and goes on refusing
      Given Alice has:
        | card | where             |
        | Worf | aboard "Runabout" |
      And Bob has:
        | card                       | where   |
        | Barclay Transporter Phobia | in hand |
      When Alice beams "Worf" to "Excavation"
      And Bob responds with "Barclay Transporter Phobia"
      Then "Barclay Transporter Phobia" is now on "Worf"
      And "Worf" is still aboard "Runabout"
      And these are illegal:
        | action                             |
        | Alice beams "Worf" to "Excavation" |
      And nothing else has changed

    Example: equipment that is beamed with him is not afraid
      Given Alice has:
        | card      | where             |
        | Worf      | aboard "Runabout" |
        | Tricorder | aboard "Runabout" |
      And Bob has:
        | card                       | where   |
        | Barclay Transporter Phobia | in hand |
      When Alice beams "Worf" and "Tricorder" to "Excavation"
      And Bob responds with "Barclay Transporter Phobia"
      Then "Barclay Transporter Phobia" is now on "Worf"
      And "Worf" is still aboard "Runabout"
      And "Tricorder" is now on "Excavation"
      And nothing else has changed

    @part=during-a-dilemma
    Example: whoever is to be beamed out of the Punishment Zone refuses to
      Given Alice has:
        | card     | where             |
        | Calloway | on "Excavation"   |
        | Worf     | aboard "Runabout" |
      And Bob has:
        | card                       | where              |
        | Punishment Zone            | under "Excavation" |
        | Barclay Transporter Phobia | in hand            |
      When Alice attempts "Excavation" from "Excavation"
      And Alice chooses the word "beam up"
      And Bob responds with "Barclay Transporter Phobia"
      Then "Barclay Transporter Phobia" is now on "Calloway"
      And "Calloway" is still on "Excavation"
      And "Punishment Zone" is now in Alice's point area
      And Alice now has -10 points
      And nothing else has changed

  @ruling=faq96-14-interrupting-actions-in-progress-01
  Rule: An interrupt is inserted between two actions, and never into the middle of the first

    Background:
      Given Alice has:
        | card      | where             |
        | Tasha Yar | aboard "Runabout" |
        | Calloway  | aboard "Runabout" |
      And Bob has:
        | card                       | where   |
        | Humuhumunukunukuapua'a     | in hand |
        | Barclay Transporter Phobia | in hand |

    Example: it is played before Alice's next action
      When Alice beams "Tasha Yar" to "Excavation"
      And Bob responds with "Humuhumunukunukuapua'a" on "Excavation"
      Then that is illegal
      When Bob plays "Humuhumunukunukuapua'a" on "Excavation"
      Then "Humuhumunukunukuapua'a" is now in Bob's discard pile
      When Alice beams "Calloway" to "Excavation"
      Then "Calloway" is now on "Excavation"
      And "Tasha Yar" is still on "Excavation"
      And nothing else has changed

    Example: what is played during transport is inserted into it
      When Alice beams "Tasha Yar" to "Excavation"
      And Bob responds with "Barclay Transporter Phobia"
      Then that is legal
      And "Tasha Yar" is still aboard "Runabout"

  @ruling=faq96-14-interrupting-actions-in-progress-02
  Rule: Ship Seizure waits until those who beam up are aboard

    Background:
      Given Alice has:
        | card | where           |
        | Worf | on "Excavation" |
      And Bob has:
        | card                       | where           |
        | Husnock Ship               | at "Excavation" |
        | Ship Seizure               | in hand         |
        | Barclay Transporter Phobia | in hand         |

    Example: the ship is not towed away while Worf comes up
      When Alice beams "Worf" aboard "Runabout"
      And Bob responds with "Ship Seizure" on "Runabout"
      Then that is illegal
      And these are illegal:
        | action                                 |
        | Bob plays "Ship Seizure" on "Runabout" |

    Example: it is towed away when he refuses to come up
      When Alice beams "Worf" aboard "Runabout"
      And Bob responds with "Barclay Transporter Phobia"
      Then that is legal
      When Bob plays "Ship Seizure" on "Runabout"
      Then "Runabout" is now in Alice's discard pile
      And "Worf" is still on "Excavation"
      And "Ship Seizure" is now in Bob's discard pile
      And "Barclay Transporter Phobia" is still on "Worf"
      And nothing else has changed

  @ruling=faq96-14-interrupting-actions-in-progress-03
  Rule: A card that says it is played during transport takes effect within the beaming

    Example: one of two refuses before anybody is beamed up
      Given Alice has:
        | card     | where           |
        | Worf     | on "Excavation" |
        | Calloway | on "Excavation" |
      And Bob has:
        | card                       | where   |
        | Barclay Transporter Phobia | in hand |
      When Alice beams "Worf" and "Calloway" aboard "Runabout"
      And Bob responds with "Barclay Transporter Phobia"
      And chance chooses "Calloway"
      Then "Worf" is now aboard "Runabout"
      And "Calloway" is still on "Excavation"
      And "Barclay Transporter Phobia" is now on "Calloway"
      And nothing else has changed
