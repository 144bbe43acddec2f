Feature: Interrupts in battle, as printed
  Who is struck, who strikes, and with what.

  Background:
    Given the spaceline:
      | mission        |
      | Excavation     |
      | Relief Mission |

  @ruling=custom-cards-371
  Rule: Strike Three stuns up to three opponents for each shape-shifter in the battle

    @frame=many
    Example: for one in the battle, and not for one elsewhere, chance strikes three, none of whom is a shape-shifter
      Given these made-up cards:
        | card             | type      | affiliations | species    | classification | strength |
        | Shifting Deputy  | personnel | Bajoran      | Changeling | SECURITY       | 5        |
        | Shifting Officer | personnel | Bajoran      | Changeling | OFFICER        | 5        |
        | Deputy Ilar      | personnel | Bajoran      | Bajoran    | OFFICER        | 5        |
        | Deputy Tal       | personnel | Bajoran      | Bajoran    | OFFICER        | 5        |
        | First Warrior    | personnel | Klingon      | Klingon    | OFFICER        | 5        |
        | Second Warrior   | personnel | Klingon      | Klingon    | OFFICER        | 5        |
        | Third Warrior    | personnel | Klingon      | Klingon    | OFFICER        | 5        |
        | Fourth Warrior   | personnel | Klingon      | Klingon    | OFFICER        | 5        |
        | Shifting Warrior | personnel | Klingon      | Changeling | OFFICER        | 5        |
      And Alice has:
        | card         | where           |
        | Strike Three | in hand         |
        | Deputy Ilar  | on "Excavation" |
        | Deputy Tal   | on "Excavation" |
      And Bob has:
        | card             | where           |
        | First Warrior    | on "Excavation" |
        | Second Warrior   | on "Excavation" |
        | Third Warrior    | on "Excavation" |
        | Fourth Warrior   | on "Excavation" |
        | Shifting Warrior | on "Excavation" |
      And it is Bob's turn
      And Alice has:
        | card             | where               |
        | Shifting Deputy  | on "Excavation"     |
        | Shifting Officer | on "Relief Mission" |
      When Bob attacks Alice's Away Team on "Excavation" with Bob's Away Team on "Excavation"
      And Alice responds with "Strike Three"
      And chance chooses "First Warrior", "Second Warrior" and "Third Warrior" from "First Warrior", "Second Warrior", "Third Warrior" and "Fourth Warrior"
      Then "First Warrior", "Second Warrior" and "Third Warrior" are now stunned
      And "Fourth Warrior", "Shifting Warrior" and "Deputy Ilar" are still not stunned
      When chance chooses "First Warrior"
      Then "First Warrior" has been killed

    @frame=many
    Example: for two of them all are struck who are no shape-shifters
      Given these made-up cards:
        | card             | type      | affiliations | species    | classification | strength |
        | Shifting Deputy  | personnel | Bajoran      | Changeling | SECURITY       | 5        |
        | Shifting Officer | personnel | Bajoran      | Changeling | OFFICER        | 5        |
        | Deputy Ilar      | personnel | Bajoran      | Bajoran    | OFFICER        | 5        |
        | Deputy Tal       | personnel | Bajoran      | Bajoran    | OFFICER        | 5        |
        | First Warrior    | personnel | Klingon      | Klingon    | OFFICER        | 5        |
        | Second Warrior   | personnel | Klingon      | Klingon    | OFFICER        | 5        |
        | Third Warrior    | personnel | Klingon      | Klingon    | OFFICER        | 5        |
        | Fourth Warrior   | personnel | Klingon      | Klingon    | OFFICER        | 5        |
        | Shifting Warrior | personnel | Klingon      | Changeling | OFFICER        | 5        |
      And Alice has:
        | card         | where           |
        | Strike Three | in hand         |
        | Deputy Ilar  | on "Excavation" |
        | Deputy Tal   | on "Excavation" |
      And Bob has:
        | card             | where           |
        | First Warrior    | on "Excavation" |
        | Second Warrior   | on "Excavation" |
        | Third Warrior    | on "Excavation" |
        | Fourth Warrior   | on "Excavation" |
        | Shifting Warrior | on "Excavation" |
      And it is Bob's turn
      And Alice has:
        | card             | where           |
        | Shifting Deputy  | on "Excavation" |
        | Shifting Officer | on "Excavation" |
      When Bob attacks Alice's Away Team on "Excavation" with Bob's Away Team on "Excavation"
      And Alice responds with "Strike Three"
      Then "First Warrior", "Second Warrior", "Third Warrior" and "Fourth Warrior" are now stunned
      And "Shifting Warrior" and "Deputy Ilar" are still not stunned
      When chance chooses "First Warrior"
      Then "First Warrior" has been killed

    Example: where none of hers fights it is not played
      Given these made-up cards:
        | card             | type      | affiliations | species    | classification | strength |
        | Shifting Deputy  | personnel | Bajoran      | Changeling | SECURITY       | 5        |
        | Shifting Officer | personnel | Bajoran      | Changeling | OFFICER        | 5        |
        | Deputy Ilar      | personnel | Bajoran      | Bajoran    | OFFICER        | 5        |
        | Deputy Tal       | personnel | Bajoran      | Bajoran    | OFFICER        | 5        |
        | First Warrior    | personnel | Klingon      | Klingon    | OFFICER        | 5        |
        | Second Warrior   | personnel | Klingon      | Klingon    | OFFICER        | 5        |
        | Third Warrior    | personnel | Klingon      | Klingon    | OFFICER        | 5        |
        | Fourth Warrior   | personnel | Klingon      | Klingon    | OFFICER        | 5        |
        | Shifting Warrior | personnel | Klingon      | Changeling | OFFICER        | 5        |
      And Alice has:
        | card         | where           |
        | Strike Three | in hand         |
        | Deputy Ilar  | on "Excavation" |
        | Deputy Tal   | on "Excavation" |
      And Bob has:
        | card             | where           |
        | First Warrior    | on "Excavation" |
        | Second Warrior   | on "Excavation" |
        | Third Warrior    | on "Excavation" |
        | Fourth Warrior   | on "Excavation" |
        | Shifting Warrior | on "Excavation" |
      And it is Bob's turn
      And Alice has:
        | card             | where               |
        | Shifting Officer | on "Relief Mission" |
      When Bob attacks "Deputy Ilar" with "Shifting Warrior"
      And Alice responds with "Strike Three"
      Then that is illegal

  @ruling=custom-cards-372
  Rule: Vulcan Nerve Pinch puts one opponent in stasis for each Vulcan and android in the battle

    @frame=many
    Scenario Outline: for a <who> chance puts one in stasis
      Given these made-up cards:
        | card           | type      | affiliations | species | classification | strength |
        | Calm Vulcan    | personnel | Federation   | Vulcan  | SECURITY       | 12       |
        | Plain Ensign   | personnel | Federation   | Human   | OFFICER        |          |
        | First Warrior  | personnel | Klingon      | Klingon | OFFICER        |          |
        | Second Warrior | personnel | Klingon      | Klingon | OFFICER        |          |
        | Third Warrior  | personnel | Klingon      | Klingon | OFFICER        | 12       |
        | Fourth Warrior | personnel | Klingon      | Klingon | OFFICER        | 12       |
      And Alice has:
        | card               | where           |
        | Vulcan Nerve Pinch | in hand         |
        | Plain Ensign       | on "Excavation" |
      And Bob has:
        | card           | where           |
        | First Warrior  | on "Excavation" |
        | Second Warrior | on "Excavation" |
        | Third Warrior  | on "Excavation" |
      And it is Bob's turn
      And Alice has:
        | card  | where           |
        | <who> | on "Excavation" |
      When Bob attacks Alice's Away Team on "Excavation" with Bob's Away Team on "Excavation"
      And Alice responds with "Vulcan Nerve Pinch"
      And chance chooses "First Warrior" from "First Warrior", "Second Warrior" and "Third Warrior"
      Then "First Warrior" is now in stasis
      And "Second Warrior" is still not in stasis

      Examples: A Vulcan, and an android
        | who         |
        | Calm Vulcan |
        | Data        |

    @frame=many
    Example: for both of them two
      Given these made-up cards:
        | card           | type      | affiliations | species | classification | strength |
        | Calm Vulcan    | personnel | Federation   | Vulcan  | SECURITY       | 12       |
        | Plain Ensign   | personnel | Federation   | Human   | OFFICER        |          |
        | First Warrior  | personnel | Klingon      | Klingon | OFFICER        |          |
        | Second Warrior | personnel | Klingon      | Klingon | OFFICER        |          |
        | Third Warrior  | personnel | Klingon      | Klingon | OFFICER        | 12       |
        | Fourth Warrior | personnel | Klingon      | Klingon | OFFICER        | 12       |
      And Alice has:
        | card               | where           |
        | Vulcan Nerve Pinch | in hand         |
        | Plain Ensign       | on "Excavation" |
      And Bob has:
        | card           | where           |
        | First Warrior  | on "Excavation" |
        | Second Warrior | on "Excavation" |
        | Third Warrior  | on "Excavation" |
      And it is Bob's turn
      And Alice has:
        | card        | where           |
        | Calm Vulcan | on "Excavation" |
        | Data        | on "Excavation" |
      And Bob has:
        | card           | where           |
        | Fourth Warrior | on "Excavation" |
      When Bob attacks Alice's Away Team on "Excavation" with Bob's Away Team on "Excavation"
      And Alice responds with "Vulcan Nerve Pinch"
      And chance chooses "First Warrior" and "Second Warrior"
      Then "First Warrior" and "Second Warrior" are now in stasis
      And "Third Warrior" is still not in stasis

    Scenario Outline: Data is <where>, and it is not played
      Given these made-up cards:
        | card           | type      | affiliations | species | classification | strength |
        | Calm Vulcan    | personnel | Federation   | Vulcan  | SECURITY       | 12       |
        | Plain Ensign   | personnel | Federation   | Human   | OFFICER        |          |
        | First Warrior  | personnel | Klingon      | Klingon | OFFICER        |          |
        | Second Warrior | personnel | Klingon      | Klingon | OFFICER        |          |
        | Third Warrior  | personnel | Klingon      | Klingon | OFFICER        | 12       |
        | Fourth Warrior | personnel | Klingon      | Klingon | OFFICER        | 12       |
      And Alice has:
        | card               | where           |
        | Vulcan Nerve Pinch | in hand         |
        | Plain Ensign       | on "Excavation" |
      And Bob has:
        | card           | where           |
        | First Warrior  | on "Excavation" |
        | Second Warrior | on "Excavation" |
        | Third Warrior  | on "Excavation" |
      And it is Bob's turn
      And Alice has:
        | card     | where           |
        | Runabout | at "Excavation" |
        | Data     | <where>         |
      When Bob attacks "Plain Ensign" with "First Warrior"
      And Alice responds with "Vulcan Nerve Pinch"
      Then that is illegal

      Examples: Elsewhere
        | where               |
        | aboard "Runabout"   |
        | on "Relief Mission" |

  @ruling=custom-cards-118
  Rule: Anti-Matter Spread gives the Borg Ship WEAPONS of 16 for the turn

    Example: it fires at a ship with SHIELDS of 20 in vain
      Given these made-up cards:
        | card        | type | affiliations | range | weapons | shields |
        | Dreadnought | ship | Klingon      | 9     | 13      | 20      |
      And Alice has:
        | card               | where                |
        | Dreadnought        | at "Excavation"      |
        | Gowron             | aboard "Dreadnought" |
        | Anti-Matter Spread | in hand              |
      And Bob has:
        | card      | where           |
        | Borg Ship | at "Excavation" |
      When Alice attacks "Borg Ship" with "Dreadnought"
      And Alice responds with "Anti-Matter Spread" on "Borg Ship"
      Then the WEAPONS of "Borg Ship" are 16
      And "Dreadnought" is still not damaged
      And "Borg Ship" is still not damaged
      And "Anti-Matter Spread" is now in Alice's discard pile
      And "Dreadnought" and "Gowron" are now stopped
      And nothing else has changed
