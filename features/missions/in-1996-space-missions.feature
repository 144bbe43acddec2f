Feature: Space missions in 1996
  Who attempts a mission in space: the whole crew of one ship or outpost, and nobody else.

  Background:
    Given the spaceline:
      | mission               |
      | Wormhole Negotiations |
      | Explore Black Cluster |

  @ruling=faq96-313-space-missions-01
  Rule: A ship has to be uncloaked to attempt a space mission

    Background:
      Given Alice has:
        | card   | where                      |
        | Bortas | at "Wormhole Negotiations" |
        | Klag   | aboard "Bortas"            |

    Example: the cloaked ship does not attempt it
      Given "Bortas" is cloaked
      When Alice attempts "Wormhole Negotiations" from "Bortas"
      Then that is illegal
      And nothing else has changed

    Example: without its cloak it does
      When Alice attempts "Wormhole Negotiations" from "Bortas"
      Then that is legal

  @ruling=faq96-313-space-missions-02
  Rule: Everybody aboard takes part, and nobody is held back

    Background:
      Given Alice has:
        | card     | where                      |
        | Runabout | at "Wormhole Negotiations" |
        | Worf     | aboard "Runabout"          |
        | Sarek    | aboard "Runabout"          |

    Example: Sarek is too valuable to be exposed, but he is aboard
      When Alice attempts "Wormhole Negotiations" from "Runabout" with "Worf"
      Then that is illegal
      And nothing else has changed

    Example: both face what lies there
      When Alice attempts "Wormhole Negotiations" from "Runabout" with "Worf" and "Sarek"
      Then that is legal

    Example: the dilemma takes Sarek, whom Alice did not name
      Given Bob has:
        | card                    | where                         |
        | The Higher... The Fewer | under "Wormhole Negotiations" |
      And Alice has 35 points
      When Alice attempts "Wormhole Negotiations" from "Runabout"
      Then Alice now has 33 points
      And "The Higher... The Fewer" is now in Alice's point area
      And nothing else has changed

  @ruling=faq96-313-space-missions-03
  Rule: The whole crew of an outpost may attempt it as well

    Example: two diplomats negotiate from the outpost
      Given Alice has:
        | card               | where                       |
        | Federation Outpost | at "Wormhole Negotiations"  |
        | Sarek              | aboard "Federation Outpost" |
        | Riva               | aboard "Federation Outpost" |
      When Alice attempts "Wormhole Negotiations" from "Federation Outpost"
      Then "Wormhole Negotiations" is now completed
      And Alice now has 45 points
      And nothing else has changed

  @ruling=faq96-313-space-missions-04
  Rule: The crews of two ships do not attempt it together

    Example: three levels of Diplomacy on the one ship and two on the other are not five
      Given Alice has:
        | card                 | where                         |
        | Runabout             | at "Wormhole Negotiations"    |
        | Sarek                | aboard "Runabout"             |
        | Type VI Shuttlecraft | at "Wormhole Negotiations"    |
        | Riva                 | aboard "Type VI Shuttlecraft" |
      When Alice attempts "Wormhole Negotiations" from "Runabout"
      Then "Wormhole Negotiations" is still not completed
      And nothing else has changed

  @ruling=faq96-313-space-missions-05
  Rule: Those who are wanted beam to the ship that attempts, and those who are not beam off it

    Background:
      Given Alice has:
        | card                 | where                         |
        | Runabout             | at "Wormhole Negotiations"    |
        | Sarek                | aboard "Runabout"             |
        | Type VI Shuttlecraft | at "Wormhole Negotiations"    |
        | Riva                 | aboard "Type VI Shuttlecraft" |

    @part=wanted
    Example: as long as he is on the other ship, Riva is of no help
      When Alice attempts "Wormhole Negotiations" from "Runabout"
      Then "Wormhole Negotiations" is still not completed

    @part=wanted @part=unwanted
    Example: he comes over, and a child goes
      Given Alice has:
        | card               | where             |
        | Alexander Rozhenko | aboard "Runabout" |
      And Bob has:
        | card                    | where                         |
        | The Higher... The Fewer | under "Wormhole Negotiations" |
      When Alice beams "Riva" aboard "Runabout"
      And Alice beams "Alexander Rozhenko" aboard "Type VI Shuttlecraft"
      And Alice attempts "Wormhole Negotiations" from "Runabout"
      Then Alice now has 43 points
      And "Wormhole Negotiations" is now completed
      And "Riva" is still aboard "Runabout"
      And "Alexander Rozhenko" is still aboard "Type VI Shuttlecraft"
      And "The Higher... The Fewer" is now in Alice's point area
      And nothing else has changed

    @part=unwanted
    Example: without beaming he does not stand aside
      Given Alice has:
        | card               | where             |
        | Alexander Rozhenko | aboard "Runabout" |
      When Alice attempts "Wormhole Negotiations" from "Runabout" with "Sarek"
      Then that is illegal
      And nothing else has changed

  @ruling=faq96-313-space-missions-06
  Rule: When one crew has been stopped, that of another ship may attempt it in the same turn

    Example: raiders stop Worf, and Data and Tasha Yar get past them
      Given Alice has:
        | card                 | where                         |
        | Runabout             | at "Wormhole Negotiations"    |
        | Worf                 | aboard "Runabout"             |
        | Type VI Shuttlecraft | at "Wormhole Negotiations"    |
        | Data                 | aboard "Type VI Shuttlecraft" |
        | Tasha Yar            | aboard "Type VI Shuttlecraft" |
      And Bob has:
        | card         | where                         |
        | Outpost Raid | under "Wormhole Negotiations" |
      When Alice attempts "Wormhole Negotiations" from "Runabout"
      Then "Worf" is now stopped
      When Alice attempts "Wormhole Negotiations" from "Type VI Shuttlecraft"
      Then "Outpost Raid" is now in Bob's discard pile
      And "Data" and "Tasha Yar" are still not stopped
      And "Runabout" is still stopped
      And nothing else has changed

    @frame=many
    Example: the computer stops Worf, and Ro Laren and Geordi La Forge get past it
      Given Alice has:
        | card                 | where                         |
        | Runabout             | at "Wormhole Negotiations"    |
        | Worf                 | aboard "Runabout"             |
        | Type VI Shuttlecraft | at "Wormhole Negotiations"    |
        | Ro Laren             | aboard "Type VI Shuttlecraft" |
        | Geordi La Forge      | aboard "Type VI Shuttlecraft" |
      And Bob has:
        | card             | where                         |
        | Ancient Computer | under "Wormhole Negotiations" |
      When Alice attempts "Wormhole Negotiations" from "Runabout"
      Then "Worf" is now stopped
      When Alice attempts "Wormhole Negotiations" from "Type VI Shuttlecraft"
      Then "Ancient Computer" has been overcome
      And "Ro Laren" and "Geordi La Forge" are still not stopped
      And "Worf" is still stopped

  @ruling=faq96-313-space-missions-07
  Rule: A dilemma that goes on a ship goes on the one that attempts the mission

    Example: the creature takes to the Runabout, and not to the shuttlecraft beside it
      Given Alice has:
        | card                 | where                         |
        | Type VI Shuttlecraft | at "Wormhole Negotiations"    |
        | Worf                 | aboard "Type VI Shuttlecraft" |
        | Runabout             | at "Wormhole Negotiations"    |
        | Ro Laren             | aboard "Runabout"             |
      And Bob has:
        | card              | where                         |
        | Birth of 'Junior' | under "Wormhole Negotiations" |
      When Alice attempts "Wormhole Negotiations" from "Runabout"
      Then "Birth of 'Junior'" is now on "Runabout"
      And nothing else has changed
