Feature: Cards that beam in 1996
  Emergency Transporter Armbands and Near-Warp Transport beam, and what keeps others from beaming keeps them from it.

  Background:
    Given the spaceline:
      | mission      |
      | Excavation   |
      | Plunder Site |

  @ruling=faq96-23-special-beaming-cards-01
  Rule: What Emergency Transporter Armbands and Near-Warp Transport do is beaming

    @part=armbands
    Example: Worf refuses to be fetched by the armbands, as he may whenever he is beamed
      Given Alice has:
        | card                           | where           |
        | Runabout                       | at "Excavation" |
        | Worf                           | on "Excavation" |
        | Emergency Transporter Armbands | in hand         |
      And Bob has:
        | card                       | where   |
        | Barclay Transporter Phobia | in hand |
      When Alice plays "Emergency Transporter Armbands" aboard "Runabout" with "Worf"
      And Bob responds with "Barclay Transporter Phobia"
      Then "Barclay Transporter Phobia" is now on "Worf"
      And "Worf" is still on "Excavation"
      And "Emergency Transporter Armbands" is now in Alice's discard pile
      And nothing else has changed

    @part=near-warp
    Example: he refuses to be beamed at near-warp
      Given Alice has:
        | card                | where             |
        | Runabout            | at "Excavation"   |
        | Worf                | aboard "Runabout" |
        | Near-Warp Transport | in hand           |
      And Bob has:
        | card                       | where   |
        | Barclay Transporter Phobia | in hand |
      When Alice plays "Near-Warp Transport" to "Plunder Site" with "Worf"
      And Bob responds with "Barclay Transporter Phobia"
      Then "Barclay Transporter Phobia" is now on "Worf"
      And "Worf" is still aboard "Runabout"
      And "Near-Warp Transport" is now in Alice's discard pile
      And nothing else has changed

  @ruling=faq96-23-beaming-11
  Rule: Emergency Transporter Armbands and Near-Warp Transport do not beam those who are stopped

    @part=armbands
    Example: the armbands fetch Deanna Troi, and not Worf, who is stopped
      Given Alice has:
        | card                           | where           | state   |
        | Runabout                       | at "Excavation" |         |
        | Worf                           | on "Excavation" | stopped |
        | Deanna Troi                    | on "Excavation" |         |
        | Emergency Transporter Armbands | in hand         |         |
      When Alice plays "Emergency Transporter Armbands" aboard "Runabout" with "Worf"
      Then that is illegal
      When Alice plays "Emergency Transporter Armbands" aboard "Runabout" with "Deanna Troi"
      Then "Deanna Troi" is now aboard "Runabout"
      And "Emergency Transporter Armbands" is now in Alice's discard pile
      And nothing else has changed

    @part=near-warp
    Example: at near-warp Deanna Troi is beamed, and not Worf, who is stopped
      Given Alice has:
        | card                | where             | state   |
        | Runabout            | at "Excavation"   |         |
        | Worf                | aboard "Runabout" | stopped |
        | Deanna Troi         | aboard "Runabout" |         |
        | Near-Warp Transport | in hand           |         |
      When Alice plays "Near-Warp Transport" to "Plunder Site" with "Worf"
      Then that is illegal
      When Alice plays "Near-Warp Transport" to "Plunder Site" with "Deanna Troi"
      Then "Deanna Troi" is now on "Plunder Site"
      And "Near-Warp Transport" is now in Alice's discard pile
      And nothing else has changed

  @ruling=faq96-23-beaming-12
  Rule: Emergency Transporter Armbands and Near-Warp Transport do not beam through a Distortion Field in effect

    @part=armbands
    Scenario Outline: the armbands <do> Worf from under a field that is <side>
      Given Alice has:
        | card                           | where           |
        | Runabout                       | at "Excavation" |
        | Worf                           | on "Excavation" |
        | Emergency Transporter Armbands | in hand         |
      And Bob has:
        | card             | where           | state  |
        | Distortion Field | on "Excavation" | <side> |
      When Alice plays "Emergency Transporter Armbands" aboard "Runabout" with "Worf"
      Then that is <verdict>
      And "Worf" is <where>
      And "Emergency Transporter Armbands" is <there>
      And nothing else has changed

      Examples:
        | do          | side      | verdict | where                 | there                         |
        | fetch       | face down | legal   | now aboard "Runabout" | now in Alice's discard pile   |
        | do not take | face up   | illegal | still on "Excavation" | still in Alice's hand         |

    @part=near-warp
    Scenario Outline: Worf <is> beamed at near-warp to a planet whose field is <side>
      Given Alice has:
        | card                | where             |
        | Runabout            | at "Excavation"   |
        | Worf                | aboard "Runabout" |
        | Near-Warp Transport | in hand           |
      And Bob has:
        | card             | where             | state  |
        | Distortion Field | on "Plunder Site" | <side> |
      When Alice plays "Near-Warp Transport" to "Plunder Site" with "Worf"
      Then that is <verdict>
      And "Worf" is <where>
      And "Near-Warp Transport" is <there>
      And nothing else has changed

      Examples:
        | is     | side      | verdict | where                   | there                       |
        | is     | face down | legal   | now on "Plunder Site"   | now in Alice's discard pile |
        | is not | face up   | illegal | still aboard "Runabout" | still in Alice's hand       |

  @ruling=faq96-23-beaming-13
  Rule: Emergency Transporter Armbands and Near-Warp Transport do not beam those who are afraid of the transporter

    @part=armbands
    Example: the armbands fetch Deanna Troi, and not Worf, who is afraid
      Given Alice has:
        | card                           | where           |
        | Runabout                       | at "Excavation" |
        | Worf                           | on "Excavation" |
        | Deanna Troi                    | on "Excavation" |
        | Emergency Transporter Armbands | in hand         |
      And Bob has:
        | card                       | where     |
        | Barclay Transporter Phobia | on "Worf" |
      When Alice plays "Emergency Transporter Armbands" aboard "Runabout" with "Worf"
      Then that is illegal
      When Alice plays "Emergency Transporter Armbands" aboard "Runabout" with "Deanna Troi"
      Then "Deanna Troi" is now aboard "Runabout"
      And "Emergency Transporter Armbands" is now in Alice's discard pile
      And nothing else has changed

    @part=near-warp
    Example: at near-warp Deanna Troi is beamed, and not Worf, who is afraid
      Given Alice has:
        | card                | where             |
        | Runabout            | at "Excavation"   |
        | Worf                | aboard "Runabout" |
        | Deanna Troi         | aboard "Runabout" |
        | Near-Warp Transport | in hand           |
      And Bob has:
        | card                       | where     |
        | Barclay Transporter Phobia | on "Worf" |
      When Alice plays "Near-Warp Transport" to "Plunder Site" with "Worf"
      Then that is illegal
      When Alice plays "Near-Warp Transport" to "Plunder Site" with "Deanna Troi"
      Then "Deanna Troi" is now on "Plunder Site"
      And "Near-Warp Transport" is now in Alice's discard pile
      And nothing else has changed

  @ruling=faq96-39-emergency-transporter-armbands-01
  Rule: Emergency Transporter Armbands do not beam anybody up to a cloaked ship

    Background:
      Given Alice has:
        | card                           | where           |
        | Haakona                        | at "Excavation" |
        | Bochra                         | on "Excavation" |
        | Emergency Transporter Armbands | in hand         |

    Example: Bochra stays on the planet while the Haakona is cloaked
      Given "Haakona" is cloaked
      When Alice plays "Emergency Transporter Armbands" aboard "Haakona" with "Bochra"
      Then that is illegal
      And nothing else has changed

    Example: to the Haakona uncloaked he is beamed
      When Alice plays "Emergency Transporter Armbands" aboard "Haakona" with "Bochra"
      Then "Bochra" is now aboard "Haakona"
      And "Emergency Transporter Armbands" is now in Alice's discard pile
      And nothing else has changed

  @ruling=faq96-39-emergency-transporter-armbands-03
  Rule: Emergency Transporter Armbands beam in the opponent's turn, too, wherever one could be beamed at all

    Background:
      Given Alice has:
        | card                           | where             |
        | Runabout                       | at "Excavation"   |
        | U.S.S. Hood                    | at "Plunder Site" |
        | Worf                           | on "Excavation"   |
        | Emergency Transporter Armbands | in hand           |
      And it is Bob's turn

    @part=opponents-turn
    Example: on Bob's turn Worf is beamed aboard the Runabout
      When Alice plays "Emergency Transporter Armbands" aboard "Runabout" with "Worf"
      Then "Worf" is now aboard "Runabout"
      And "Emergency Transporter Armbands" is now in Alice's discard pile
      And nothing else has changed

    @part=conditions
    Example: he is not beamed aboard the Hood, which is elsewhere
      When Alice plays "Emergency Transporter Armbands" aboard "U.S.S. Hood" with "Worf"
      Then that is illegal
      And nothing else has changed

    @part=opponents-turn
    Example: so he is when Bob has begun to execute orders
      Given it is Bob's orders
      When Alice plays "Emergency Transporter Armbands" aboard "Runabout" with "Worf"
      Then "Worf" is now aboard "Runabout"
      And "Emergency Transporter Armbands" is now in Alice's discard pile
      And nothing else has changed

  @ruling=faq96-39-near-warp-transport-01
  Rule: Near-Warp Transport beams past a Q-Net

    Example: nobody aboard is a diplomat, and La Forge reaches the planet beyond the net
      Given Alice has:
        | card                | where             |
        | Runabout            | at "Excavation"   |
        | Geordi La Forge     | aboard "Runabout" |
        | Near-Warp Transport | in hand           |
      And Bob has:
        | card  | where                                   |
        | Q-Net | between "Excavation" and "Plunder Site" |
      When Alice plays "Near-Warp Transport" to "Plunder Site" with "Geordi La Forge"
      Then "Geordi La Forge" is now on "Plunder Site"
      And "Near-Warp Transport" is now in Alice's discard pile
      And nothing else has changed

  @ruling=faq96-39-near-warp-transport-02
  Rule: Near-Warp Transport beams from a ship, and not back to it

    Background:
      Given Alice has:
        | card                | where           |
        | Runabout            | at "Excavation" |
        | Near-Warp Transport | in hand         |

    Example: Worf is not fetched from the planet next to the ship
      Given Alice has:
        | card | where             |
        | Worf | on "Plunder Site" |
      When Alice plays "Near-Warp Transport" aboard "Runabout" with "Worf"
      Then that is illegal
      And nothing else has changed

    Example: he is beamed there from the ship
      Given Alice has:
        | card | where             |
        | Worf | aboard "Runabout" |
      When Alice plays "Near-Warp Transport" to "Plunder Site" with "Worf"
      Then "Worf" is now on "Plunder Site"
      And "Near-Warp Transport" is now in Alice's discard pile
      And nothing else has changed

  @ruling=faq96-39-near-warp-transport-03
  Rule: Near-Warp Transport does not beam from an outpost

    Example: of two officers the one who is aboard the ship is beamed
      Given Alice has:
        | card                | where                       |
        | Federation Outpost  | at "Excavation"             |
        | Runabout            | at "Excavation"             |
        | Worf                | aboard "Federation Outpost" |
        | Deanna Troi         | aboard "Runabout"           |
        | Near-Warp Transport | in hand                     |
      When Alice plays "Near-Warp Transport" to "Plunder Site" with "Worf"
      Then that is illegal
      When Alice plays "Near-Warp Transport" to "Plunder Site" with "Deanna Troi"
      Then "Deanna Troi" is now on "Plunder Site"
      And "Near-Warp Transport" is now in Alice's discard pile
      And nothing else has changed
