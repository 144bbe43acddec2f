Feature: Limits of beaming at a planet in 1996
  Events on a planet count those who are beamed there, or let nobody through.

  Background:
    Given the spaceline:
      | mission    |
      | Excavation |

  @ruling=faq96-38-atmospheric-ionization-01
  Rule: Three personnel in all are beamed in a turn through Atmospheric Ionization, up and down counted together

    Background:
      Given Alice has:
        | card            | where             |
        | Runabout        | at "Excavation"   |
        | Worf            | aboard "Runabout" |
        | Geordi La Forge | aboard "Runabout" |
        | Deanna Troi     | aboard "Runabout" |

    @part=number
    Example: four are too many, and three are not
      Given Alice has:
        | card      | where             |
        | Tasha Yar | aboard "Runabout" |
      And Bob has:
        | card                   | where           |
        | Atmospheric Ionization | on "Excavation" |
      When Alice beams "Worf", "Geordi La Forge", "Deanna Troi" and "Tasha Yar" to "Excavation"
      Then that is illegal
      When Alice beams "Worf", "Geordi La Forge" and "Deanna Troi" to "Excavation"
      Then "Worf", "Geordi La Forge" and "Deanna Troi" are now on "Excavation"
      And nothing else has changed

    @part=turn @frame=many
    Example: three have gone down one by one, and a fourth does not follow before the next turn
      Given Alice has:
        | card      | where             |
        | Tasha Yar | aboard "Runabout" |
      And Bob has:
        | card                   | where           |
        | Atmospheric Ionization | on "Excavation" |
      When Alice beams "Worf" to "Excavation"
      And Alice beams "Geordi La Forge" to "Excavation"
      And Alice beams "Deanna Troi" to "Excavation"
      And Alice beams "Tasha Yar" to "Excavation"
      Then that is illegal
      When play goes on until the orders of Alice's second turn
      And Alice beams "Tasha Yar" to "Excavation"
      Then "Tasha Yar" is now on "Excavation"
      And "Worf", "Geordi La Forge" and "Deanna Troi" are still on "Excavation"

    @part=both-ways
    Example: two have gone down, and two do not come up
      Given Alice has:
        | card      | where           |
        | Tasha Yar | on "Excavation" |
      And Bob has:
        | card                   | where           |
        | Atmospheric Ionization | on "Excavation" |
      When Alice beams "Worf" and "Geordi La Forge" to "Excavation"
      And Alice beams "Worf" and "Tasha Yar" aboard "Runabout"
      Then that is illegal
      When Alice beams "Tasha Yar" aboard "Runabout"
      Then "Tasha Yar" is now aboard "Runabout"
      And "Worf" and "Geordi La Forge" are still on "Excavation"
      And nothing else has changed

    @part=number
    Example: equipment goes besides, and those who went from ship to ship have not used it
      Given Alice has:
        | card          | where             |
        | U.S.S. Oberth | at "Excavation"   |
        | Data          | aboard "Runabout" |
        | Tasha Yar     | aboard "Runabout" |
        | Tricorder     | aboard "Runabout" |
        | Medical Kit   | aboard "Runabout" |
      And Bob has:
        | card                   | where           |
        | Atmospheric Ionization | on "Excavation" |
      When Alice beams "Data" aboard "U.S.S. Oberth"
      And Alice beams "Worf", "Geordi La Forge" and "Tricorder" to "Excavation"
      And Alice beams "Deanna Troi" to "Excavation"
      And Alice beams "Medical Kit" to "Excavation"
      Then that is legal
      When Alice beams "Tasha Yar" to "Excavation"
      Then that is illegal
      And "Data" is still aboard "U.S.S. Oberth"
      And "Worf", "Geordi La Forge", "Deanna Troi", "Tricorder" and "Medical Kit" are still on "Excavation"
      And nothing else has changed

  @ruling=faq96-38-atmospheric-ionization-02
  Rule: Two down and one up is all that goes through Atmospheric Ionization in a turn

    Example: when two have gone down and one has come up, nobody goes down any more
      Given Alice has:
        | card            | where             |
        | Runabout        | at "Excavation"   |
        | Worf            | aboard "Runabout" |
        | Geordi La Forge | aboard "Runabout" |
        | Deanna Troi     | aboard "Runabout" |
        | Tasha Yar       | on "Excavation"   |
      And Bob has:
        | card                   | where           |
        | Atmospheric Ionization | on "Excavation" |
      When Alice beams "Worf" and "Geordi La Forge" to "Excavation"
      And Alice beams "Tasha Yar" aboard "Runabout"
      Then that is legal
      When Alice beams "Deanna Troi" to "Excavation"
      Then that is illegal
      And "Worf" and "Geordi La Forge" are still on "Excavation"
      And "Tasha Yar" is still aboard "Runabout"
      And nothing else has changed

  @ruling=faq96-34-atmospheric-ionization-01
  Rule: Atmospheric Ionization and Distortion Field are for those who come from an outpost, too

    Background:
      Given Alice has:
        | card               | where                       |
        | Federation Outpost | at "Excavation"             |
        | Worf               | aboard "Federation Outpost" |
        | Geordi La Forge    | aboard "Federation Outpost" |
        | Deanna Troi        | aboard "Federation Outpost" |

    @part=atmospheric-ionization
    Example: of four who wait at the outpost three are beamed down
      Given Alice has:
        | card      | where                       |
        | Tasha Yar | aboard "Federation Outpost" |
      And Bob has:
        | card                   | where           |
        | Atmospheric Ionization | on "Excavation" |
      When Alice beams "Worf", "Geordi La Forge", "Deanna Troi" and "Tasha Yar" to "Excavation"
      Then that is illegal
      When Alice beams "Worf", "Geordi La Forge" and "Deanna Troi" to "Excavation"
      Then "Worf", "Geordi La Forge" and "Deanna Troi" are now on "Excavation"
      And nothing else has changed

    @part=distortion-field
    Example: nobody is beamed from the outpost through a field that is face up
      Given Bob has:
        | card             | where           | state   |
        | Distortion Field | on "Excavation" | face up |
      When Alice beams "Worf" to "Excavation"
      Then that is illegal
      And nothing else has changed

    Example: somebody is when it is face down
      Given Bob has:
        | card             | where           | state     |
        | Distortion Field | on "Excavation" | face down |
      When Alice beams "Worf" to "Excavation"
      Then "Worf" is now on "Excavation"
      And nothing else has changed

  @ruling=faq96-38-distortion-fields-01
  Rule: Two Distortion Fields keep everybody off a planet, if they are timed right

    Background:
      Given Bob has:
        | card     | where             |
        | Runabout | at "Excavation"   |
        | Worf     | aboard "Runabout" |
      And it is Bob's turn

    Example: when one is turned face down the other one is turned face up
      Given Alice has:
        | card                      | where           | state     |
        | Distortion Field [first]  | on "Excavation" | face up   |
        | Distortion Field [second] | on "Excavation" | face down |
      When Bob beams "Worf" to "Excavation"
      Then that is illegal
      When play goes on until the orders of Bob's second turn
      And Bob beams "Worf" to "Excavation"
      Then that is illegal
      And "Worf" is still aboard "Runabout"

    @frame=many
    Example: two that are turned face down together let him through on his next turn
      Given Alice has:
        | card                      | where           | state   |
        | Distortion Field [first]  | on "Excavation" | face up |
        | Distortion Field [second] | on "Excavation" | face up |
      When Bob beams "Worf" to "Excavation"
      Then that is illegal
      When play goes on until the orders of Bob's second turn
      And Bob beams "Worf" to "Excavation"
      Then "Worf" is now on "Excavation"
