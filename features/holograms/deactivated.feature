Feature: Deactivated holograms in 1996
  A hologram that would be killed, or parted from its ship, is deactivated and aboard, until its player's next turn.

  Background:
    Given the spaceline:
      | mission               |
      | Excavation            |
      | Explore Black Cluster |
      | Avert Disaster        |
    And Alice has:
      | card            | where        |
      | Holo-Projectors | on the table |

  @ruling=faq96-367-dilemmas-06
  Rule: A hologram that is killed is deactivated and back on its ship, and is activated in its player's next turn

    @part=deactivated @part=returned @part=activated
    Example: Albert Einstein goes back to the ship that he came from, and down again when it is Alice's turn
      Given Alice has:
        | card              | where                      |
        | U.S.S. Nebula     | at "Excavation"            |
        | U.S.S. Sutherland | at "Excavation"            |
        | Albert Einstein   | aboard "U.S.S. Sutherland" |
      And Bob has:
        | card                 | where              |
        | Armus - Skin of Evil | under "Excavation" |
      When Alice beams "Albert Einstein" to "Excavation"
      And Alice attempts "Excavation"
      Then "Albert Einstein" is now deactivated
      And "Albert Einstein" has not been killed
      And "Albert Einstein" is now aboard "U.S.S. Sutherland"
      When Alice beams "Albert Einstein" to "Excavation"
      Then that is illegal
      When Alice ends the turn
      Then "Albert Einstein" is still deactivated
      When Bob ends the turn
      Then "Albert Einstein" is no longer deactivated
      When Alice beams "Albert Einstein" to "Excavation"
      Then "Albert Einstein" is now on "Excavation"
      And "Armus - Skin of Evil" is still in Bob's discard pile
      And nothing else has changed

    @part=deactivated @part=returned @part=activated
    Example: he came from no ship, and of all ships the one of Alice's that is there receives him
      Given Bob has:
        | card                 | where              |
        | I.K.C. Hegh'ta       | at "Excavation"    |
        | Armus - Skin of Evil | under "Excavation" |
      And Alice has:
        | card              | where               |
        | Runabout          | at "Avert Disaster" |
        | U.S.S. Sutherland | at "Excavation"     |
        | Albert Einstein   | on "Excavation"     |
      When Alice attempts "Excavation"
      Then "Albert Einstein" is now aboard "U.S.S. Sutherland"
      And "Albert Einstein" is now deactivated
      When play goes on until Alice's second turn
      Then "Albert Einstein" is no longer deactivated
      And "Albert Einstein" is still aboard "U.S.S. Sutherland"
      And "Armus - Skin of Evil" is still in Bob's discard pile
      And nothing else has changed

  @ruling=faq96-367-holographic-red-shirts-01
  Rule: Holograms serve as red shirts, and are only deactivated when they are killed

    @part=used @part=deactivated
    Example: two holograms draw the fire, and the digging is left to those who would have died
      Given Alice has:
        | card              | where                      |
        | U.S.S. Sutherland | at "Excavation"            |
        | Albert Einstein   | on "Excavation"            |
        | Sir Isaac Newton  | on "Excavation"            |
        | Jean-Luc Picard   | aboard "U.S.S. Sutherland" |
      And the seeds under "Excavation" hold in order:
        | card                 |
        | Armus - Skin of Evil |
        | Nausicaans           |
      When Alice attempts "Excavation"
      And chance chooses "Sir Isaac Newton" from "Albert Einstein" and "Sir Isaac Newton"
      Then "Sir Isaac Newton" is now deactivated
      And "Albert Einstein" is now deactivated
      And "Albert Einstein" and "Sir Isaac Newton" have not been killed
      When Alice beams "Jean-Luc Picard" to "Excavation"
      And Alice attempts "Excavation"
      Then "Excavation" is now completed
      And Alice now has 25 points
      And "Jean-Luc Picard" is still on "Excavation"
      And "Albert Einstein" and "Sir Isaac Newton" are still aboard "U.S.S. Sutherland"
      And "Armus - Skin of Evil" and "Nausicaans" are still in Bob's discard pile
      And nothing else has changed

  @ruling=faq96-367-holographic-red-shirts-04
  Rule: Holographic red shirts run the risk of any red shirts: they release Alien Parasites

    Background:
      Given Alice has:
        | card              | where                      |
        | U.S.S. Sutherland | at "Excavation"            |
        | Data              | aboard "U.S.S. Sutherland" |
        | Worf              | aboard "U.S.S. Sutherland" |
        | Albert Einstein   | aboard "U.S.S. Sutherland" |
      And Bob has:
        | card            | where              |
        | Alien Parasites | under "Excavation" |

    Example: Albert Einstein is sent ahead, and the ship falls to Bob with everybody aboard
      When Alice beams "Albert Einstein" to "Excavation"
      And Alice attempts "Excavation"
      Then "Albert Einstein" is now aboard "U.S.S. Sutherland"
      And "U.S.S. Sutherland", "Albert Einstein", "Data" and "Worf" are now controlled by Bob
      And it is now Bob's turn
      And nothing else has changed

  @ruling=faq96-367-dilemmas-07
  Rule: A hologram that is parted from its ship, or from the planet below it, is deactivated and back aboard

    @part=planet @part=deactivated @part=returned
    Example: the ship leaves without Albert Einstein, and has him aboard all the same
      Given Alice has:
        | card            | where             |
        | Runabout        | at "Excavation"   |
        | Calloway        | aboard "Runabout" |
        | Albert Einstein | on "Excavation"   |
        | Worf            | on "Excavation"   |
      When Alice moves "Runabout" to "Explore Black Cluster"
      Then "Albert Einstein" is now aboard "Runabout"
      And "Albert Einstein" is now deactivated
      And "Runabout" is now at "Explore Black Cluster"
      And "Worf" is still on "Excavation"
      And nothing else has changed

    @part=planet @part=deactivated @part=returned
    Example: another ship may leave, and his own may not
      Given Alice has:
        | card              | where                     |
        | Runabout [his]    | at "Excavation"           |
        | Runabout [other]  | at "Excavation"           |
        | Calloway [first]  | aboard "Runabout" [his]   |
        | Calloway [second] | aboard "Runabout" [other] |
        | Albert Einstein   | aboard "Runabout" [his]   |
      When Alice beams "Albert Einstein" to "Excavation"
      And Alice moves "Runabout" [other] to "Explore Black Cluster"
      Then "Albert Einstein" is still on "Excavation"
      And "Albert Einstein" is still not deactivated
      When Alice moves "Runabout" [his] to "Avert Disaster"
      Then "Albert Einstein" is now aboard "Runabout" [his]
      And "Albert Einstein" is now deactivated
      And "Runabout" [his] is now at "Avert Disaster"
      And "Runabout" [other] is still at "Explore Black Cluster"
      And nothing else has changed

    @part=ship @part=deactivated @frame=open
    Example: no trap takes a hologram from the ship that it is aboard
      Given these made-up cards:
        | card         | type      | affiliations | icons    | unique |
        | Holo-Captain | personnel | Federation   | hologram | yes    |
      And Alice has:
        | card              | where                      |
        | U.S.S. Nebula     | at "Explore Black Cluster" |
        | U.S.S. Sutherland | at "Explore Black Cluster" |
        | Holo-Captain      | aboard "U.S.S. Sutherland" |
        | Worf              | aboard "U.S.S. Sutherland" |
      And Bob has:
        | card            | where                         |
        | Cardassian Trap | under "Explore Black Cluster" |
      When Alice attempts "Explore Black Cluster" from "U.S.S. Sutherland"
      And chance chooses "Holo-Captain" from "Holo-Captain" and "Worf"
      Then "Holo-Captain" is now deactivated
      And "Holo-Captain" is still not captive
      And "Holo-Captain" is still aboard "U.S.S. Sutherland"

  @ruling=faq96-367-dilemmas-08
  Rule: Love Interests and Cardassian Trap are dilemmas that would part a hologram from its ship

    Background:
      Given these made-up cards:
        | card         | type      | affiliations | icons    | unique |
        | Holo-Captain | personnel | Federation   | hologram | yes    |
      And Alice has:
        | card              | where           |
        | U.S.S. Sutherland | at "Excavation" |

    @part=males @part=females
    Scenario Outline: <whom> has no time for <dilemma>
      Given Alice has:
        | card   | where           |
        | <whom> | on "Excavation" |
      And Bob has:
        | card      | where              |
        | <dilemma> | under "Excavation" |
      When Alice attempts "Excavation"
      Then "<whom>" is now aboard "U.S.S. Sutherland"
      And "<whom>" is now deactivated
      And "<dilemma>" is now in Bob's discard pile
      And nothing else has changed

      Examples:
        | whom            | dilemma                |
        | Albert Einstein | Male's Love Interest   |
        | Dr. Leah Brahms | Female's Love Interest |

    @part=cardassian-trap
    Example: the Cardassians close their hands on nothing
      Given Alice has:
        | card         | where           |
        | Holo-Captain | on "Excavation" |
      And Bob has:
        | card            | where              |
        | Cardassian Trap | under "Excavation" |
      When Alice attempts "Excavation"
      Then "Holo-Captain" is now aboard "U.S.S. Sutherland"
      And "Holo-Captain" is now deactivated
      And "Holo-Captain" is still not captive
      And "U.S.S. Sutherland" is still at "Excavation"
      And "Cardassian Trap" is now in Bob's discard pile
      And nothing else has changed

  @ruling=faq96-367-thine-own-self-01
  Rule: While its ship is there a hologram is lost to Thine Own Self like anybody else

    Example: Albert Einstein is lost with Worf
      Given Alice has:
        | card            | where             |
        | Runabout        | at "Excavation"   |
        | Calloway        | aboard "Runabout" |
        | Albert Einstein | on "Excavation"   |
        | Worf            | on "Excavation"   |
      And Bob has:
        | card           | where   |
        | Thine Own Self | in hand |
      And it is Bob's turn
      When Bob plays "Thine Own Self" on "Albert Einstein"
      Then "Albert Einstein" and "Worf" are now under "Excavation"
      And "Albert Einstein" is still not deactivated
      And "Thine Own Self" is now in Bob's discard pile
      And nothing else has changed

  @ruling=faq96-367-thine-own-self-02
  Rule: When the ship leaves a hologram that is lost to Thine Own Self is deactivated

    Example: the Runabout flies on, and Worf alone stays lost
      Given Alice has:
        | card            | where             |
        | Runabout        | at "Excavation"   |
        | Calloway        | aboard "Runabout" |
        | Albert Einstein | on "Excavation"   |
        | Worf            | on "Excavation"   |
      And Bob has:
        | card           | where   |
        | Thine Own Self | in hand |
      And it is Bob's turn
      When Bob plays "Thine Own Self" on "Albert Einstein"
      And Bob ends the turn
      Then "Albert Einstein" is still not deactivated
      When Alice moves "Runabout" to "Explore Black Cluster"
      Then "Albert Einstein" is now deactivated
      And "Albert Einstein" is now aboard "Runabout"
      And "Worf" is still under "Excavation"
      And "Runabout" is now at "Explore Black Cluster"
      And "Thine Own Self" is still in Bob's discard pile
      And nothing else has changed
