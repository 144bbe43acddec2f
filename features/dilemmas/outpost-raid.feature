Feature: Outpost Raid
  It lies in wait for those who do not go far.

  Background:
    Given these made-up cards:
      | card         | type      | affiliations | strength |
      | Stout Guard  | personnel | Federation   | 9        |
      | Slight Guard | personnel | Federation   | 1        |
    And the spaceline:
      | mission                     |
      | Excavation                  |
      | Explore Interstellar Matter |

  @ruling=faq96-324-outpost-raid-01
  Rule: Who attempts a mission where an outpost of theirs is, is at their outpost for Outpost Raid, wherever they do it from

    @frame=differs
    Scenario Outline: two of <group> are killed by the raid
      Given Alice has:
        | card               | where          |
        | Federation Outpost | at "<mission>" |
        | Runabout           | at "<mission>" |
        | Worf               | <where>        |
        | Data               | <where>        |
        | Tasha Yar          | <where>        |
      And Bob has:
        | card         | where             |
        | Outpost Raid | under "<mission>" |
      When Alice attempts "<mission>" from "<place>"
      And Bob chooses "Data" and "Worf" from "Worf", "Data" and "Tasha Yar"
      Then "Data" and "Worf" have been killed
      And "Outpost Raid" is now in Bob's discard pile

      @part=planet
      Examples: From the planet
        | group                     | place              | mission                     | where                       |
        | the team on the planet    | Excavation         | Excavation                  | on "Excavation"             |

      @part=ship
      Examples: From a ship
        | group                     | place              | mission                     | where                       |
        | the crew of the ship      | Runabout           | Explore Interstellar Matter | aboard "Runabout"           |

      @part=outpost
      Examples: From the outpost itself
        | group                     | place              | mission                     | where                       |
        | the people in the outpost | Federation Outpost | Explore Interstellar Matter | aboard "Federation Outpost" |

    Example: elsewhere STRENGTH over 18 is enough, and at the outpost it is not
      Given Alice has:
        | card               | where                            |
        | Worf               | on "Excavation"                  |
        | William T. Riker   | on "Excavation"                  |
        | Sito Jaxa          | on "Excavation"                  |
        | Federation Outpost | at "Explore Interstellar Matter" |
        | Runabout           | at "Explore Interstellar Matter" |
        | Data               | aboard "Runabout"                |
        | Tasha Yar          | aboard "Runabout"                |
      And Bob has:
        | card                  | where                               |
        | Outpost Raid [first]  | under "Excavation"                  |
        | Outpost Raid [second] | under "Explore Interstellar Matter" |
      When Alice attempts "Excavation"
      Then "Outpost Raid" [first] has been overcome
      And "Worf", "William T. Riker" and "Sito Jaxa" are still on "Excavation"
      When Alice attempts "Explore Interstellar Matter"
      Then "Outpost Raid" [second] has not been overcome
      And "Data" and "Tasha Yar" have been killed

  @ruling=faq96-324-outpost-raid-02
  Rule: At their outpost they need STRENGTH over 81 for Outpost Raid

    @part=eighty-one
    Example: 81 is not enough
      Given Alice has:
        | card                 | where           | count |
        | Federation Outpost   | at "Excavation" |       |
        | Stout Guard          | on "Excavation" | 7     |
        | Stout Guard [eighth] | on "Excavation" |       |
        | Stout Guard [ninth]  | on "Excavation" |       |
      And Bob has:
        | card         | where              |
        | Outpost Raid | under "Excavation" |
      When Alice attempts "Excavation"
      And Bob chooses "Stout Guard" [eighth] and "Stout Guard" [ninth]
      Then "Stout Guard" [eighth] and "Stout Guard" [ninth] have been killed
      And "Outpost Raid" has not been overcome

    @part=eighty-two
    Example: 82 is enough
      Given Alice has:
        | card               | where           | count |
        | Federation Outpost | at "Excavation" |       |
        | Stout Guard        | on "Excavation" | 9     |
        | Slight Guard       | on "Excavation" |       |
      And Bob has:
        | card         | where              |
        | Outpost Raid | under "Excavation" |
      When Alice attempts "Excavation"
      Then "Outpost Raid" has been overcome
      And "Outpost Raid" is now in Bob's discard pile
      And nothing else has changed

  @ruling=faq96-324-outpost-raid-03
  Rule: Outpost Raid does nothing to personnel at the outpost who are not of the Away Team

    Example: two of the three on the planet are to die, and none of those aboard the outpost
      Given Alice has:
        | card               | where                       |
        | Federation Outpost | at "Excavation"             |
        | Beverly Crusher    | aboard "Federation Outpost" |
        | Worf               | on "Excavation"             |
        | Data               | on "Excavation"             |
        | Tasha Yar          | on "Excavation"             |
      And Bob has:
        | card         | where              |
        | Outpost Raid | under "Excavation" |
      When Alice attempts "Excavation"
      And Bob chooses "Data" and "Worf" from "Worf", "Data" and "Tasha Yar"
      Then "Data" and "Worf" have been killed
      And "Beverly Crusher" is still aboard "Federation Outpost"

  @ruling=faq96-324-outpost-raid-04
  Rule: A dilemma puts only those at risk who meet it

    Example: the crew of the ship beside the one that attempts the mission is safe
      Given Alice has:
        | card               | where                            |
        | Federation Outpost | at "Explore Interstellar Matter" |
        | Runabout           | at "Explore Interstellar Matter" |
        | Worf               | aboard "Runabout"                |
        | Data               | aboard "Runabout"                |
        | Tasha Yar          | aboard "Runabout"                |
        | U.S.S. Enterprise  | at "Explore Interstellar Matter" |
        | Beverly Crusher    | aboard "U.S.S. Enterprise"       |
      And Bob has:
        | card         | where                               |
        | Outpost Raid | under "Explore Interstellar Matter" |
      When Alice attempts "Explore Interstellar Matter" from "Runabout"
      And Bob chooses "Data" and "Worf" from "Worf", "Data" and "Tasha Yar"
      Then "Data" and "Worf" have been killed
      And "Beverly Crusher" is still aboard "U.S.S. Enterprise"
