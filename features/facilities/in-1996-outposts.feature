Feature: Outposts in 1996
  An outpost is in front of a mission, and neither on its planet nor a ship.

  Background:
    Given the spaceline:
      | mission               |
      | Wormhole Negotiations |
      | Excavation            |

  @ruling=faq96-34-space-dilemmas-from-an-outpost-01
  Rule: A dilemma for a ship alone does nothing to those who attempt from an outpost, and they go on

    Background:
      Given Bob has:
        | card              | where                         |
        | Birth of 'Junior' | under "Wormhole Negotiations" |

    @frame=open
    Example: no young one attaches itself to the outpost, and the diplomats negotiate
      Given Alice has:
        | card               | where                       |
        | Federation Outpost | at "Wormhole Negotiations"  |
        | Sarek              | aboard "Federation Outpost" |
        | Riva               | aboard "Federation Outpost" |
      When Alice attempts "Wormhole Negotiations" from "Federation Outpost"
      Then "Birth of 'Junior'" is still not in play
      And "Wormhole Negotiations" is now completed

  @ruling=faq96-34-space-dilemmas-from-an-outpost-02
  Rule: A dilemma for a crew does affect the crew of an outpost

    Background:
      Given Alice has:
        | card               | where                       |
        | Federation Outpost | at "Wormhole Negotiations"  |
        | Sarek              | aboard "Federation Outpost" |

    @frame=many
    Example: the booby trap kills the ambassador at his outpost
      Given Bob has:
        | card               | where                         |
        | Menthar Booby Trap | under "Wormhole Negotiations" |
      When Alice attempts "Wormhole Negotiations" from "Federation Outpost"
      Then "Sarek" has been killed

    @frame=many
    Example: a doctor at the outpost is of help
      Given Alice has:
        | card            | where                       |
        | Beverly Crusher | aboard "Federation Outpost" |
      And Bob has:
        | card               | where                         |
        | Menthar Booby Trap | under "Wormhole Negotiations" |
      When Alice attempts "Wormhole Negotiations" from "Federation Outpost"
      Then "Sarek" has not been killed
      And "Beverly Crusher" has not been killed

    @frame=many
    Example: two diplomats at the outpost do not get past the computer
      Given Alice has:
        | card | where                       |
        | Riva | aboard "Federation Outpost" |
      And Bob has:
        | card             | where                         |
        | Ancient Computer | under "Wormhole Negotiations" |
      When Alice attempts "Wormhole Negotiations" from "Federation Outpost"
      Then "Wormhole Negotiations" is still not completed
      And "Sarek" and "Riva" are now stopped

    @frame=many
    Example: with Ro Laren and Geordi La Forge at the outpost they do
      Given Alice has:
        | card            | where                       |
        | Riva            | aboard "Federation Outpost" |
        | Ro Laren        | aboard "Federation Outpost" |
        | Geordi La Forge | aboard "Federation Outpost" |
      And Bob has:
        | card             | where                         |
        | Ancient Computer | under "Wormhole Negotiations" |
      When Alice attempts "Wormhole Negotiations" from "Federation Outpost"
      Then "Wormhole Negotiations" is now completed
      And Alice now has 45 points

  @ruling=faq96-34-space-dilemmas-from-an-outpost-03
  Rule: Met from an outpost the Tarellians want a doctor, too

    Background:
      Given Alice has:
        | card               | where                       |
        | Federation Outpost | at "Wormhole Negotiations"  |
        | Worf               | aboard "Federation Outpost" |
      And Bob has:
        | card                  | where                         |
        | Tarellian Plague Ship | under "Wormhole Negotiations" |

    @part=dies
    Example: without one the whole crew of the outpost dies
      When Alice attempts "Wormhole Negotiations" from "Federation Outpost"
      Then "Worf" has been killed
      And "Worf" is now in Alice's discard pile
      And "Tarellian Plague Ship" is now in Bob's discard pile
      And nothing else has changed

    @part=beams-over
    Example: with one she beams over, and the others live
      Given Alice has:
        | card            | where                       |
        | Beverly Crusher | aboard "Federation Outpost" |
      When Alice attempts "Wormhole Negotiations" from "Federation Outpost"
      Then "Beverly Crusher" is now in Alice's discard pile
      And "Worf" is still aboard "Federation Outpost"
      And "Tarellian Plague Ship" is now in Alice's point area
      And Alice now has 5 points
      And nothing else has changed

  @ruling=faq96-34-where-are-they-01
  Rule: An outpost is neither on the planet nor in orbit

    Background:
      Given Alice has:
        | card               | where                       |
        | Federation Outpost | at "Excavation"             |
        | Worf               | aboard "Federation Outpost" |

    Example: whoever is aboard is not on the planet, and attempts nothing there
      When Alice attempts "Excavation" from "Excavation"
      Then that is illegal
      And nothing else has changed

    Example: once he has beamed down he is
      When Alice beams "Worf" to "Excavation"
      And Alice attempts "Excavation" from "Excavation"
      Then that is legal

    Example: the dilemma on the planet takes him who went down, and spares him who did not
      Given Alice has:
        | card | where           |
        | Data | on "Excavation" |
      And Bob has:
        | card                 | where              |
        | Armus - Skin of Evil | under "Excavation" |
      When Alice attempts "Excavation" from "Excavation"
      Then "Data" has been killed
      And "Worf" is still aboard "Federation Outpost"
      And "Data" is now in Alice's discard pile
      And "Armus - Skin of Evil" is now in Bob's discard pile
      And nothing else has changed

  @ruling=faq96-34-where-are-they-02
  Rule: A mission is attempted from an outpost as any other, by an Away Team that it sends

    Example: an Away Team goes down from the outpost, where no ship is, and attempts it
      Given Alice has:
        | card               | where                       |
        | Federation Outpost | at "Excavation"             |
        | Vash               | aboard "Federation Outpost" |
        | Worf               | aboard "Federation Outpost" |
      When Alice beams "Vash" and "Worf" to "Excavation"
      And Alice attempts "Excavation" from "Excavation"
      Then that is legal

  Rule: An outpost is no ship for any card

    Background:
      Given Alice has:
        | card               | where                        |
        | Federation Outpost | at "Wormhole Negotiations"   |
        | Runabout           | at "Wormhole Negotiations"   |
        | Worf               | aboard "Federation Outpost"  |
        | Sarek              | aboard "Runabout"            |

    @ruling=faq96-34-outposts-as-ships-01
    Scenario Outline: <card> <verdict> played on <target>
      Given Bob has:
        | card   | where   |
        | <card> | in hand |
      And it is Bob's turn
      When Bob plays "<card>" on "<target>"
      Then that is <judged>

      Examples:
        | card            | verdict | target             | judged  |
        | Baryon Buildup  | is not  | Federation Outpost | illegal |
        | Baryon Buildup  | is      | Runabout           | legal   |
        | Long-Range Scan | is not  | Federation Outpost | illegal |
        | Long-Range Scan | is      | Runabout           | legal   |

    @ruling=faq96-34-outposts-as-ships-02 @part=nutational-shields
    Example: Nutational Shields are of use to the ship, and not to the outpost
      Given Alice has:
        | card               | where                       |
        | Nutational Shields | on the table                |
        | Geordi La Forge    | aboard "Federation Outpost" |
        | Hannah Bates       | aboard "Runabout"           |
        | Engineering PADD   | aboard "Runabout"           |
      And "Runabout" is at "Excavation"
      Then the SHIELDS of "Federation Outpost" are 30
      And the SHIELDS of "Runabout" are 7

    @ruling=faq96-34-outposts-as-ships-02 @part=metaphasic-shields
    Scenario Outline: Metaphasic Shields <verdict> played on <target>
      Given Alice has:
        | card               | where   |
        | Metaphasic Shields | in hand |
      When Alice plays "Metaphasic Shields" on "<target>"
      Then that is <judged>

      Examples:
        | verdict | target             | judged  |
        | are not | Federation Outpost | illegal |
        | are     | Runabout           | legal   |
