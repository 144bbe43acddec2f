Feature: Tarellian Plague Ship
  The Tarellians want a doctor, or the whole crew dies.

  @ruling=faq96-323-tarellian-plague-ship-01
  Rule: An officer who is MEDICAL only by a Medical Kit takes the kit with him

    Background:
      Given the spaceline:
        | mission               |
        | Explore Black Cluster |
      And Alice has:
        | card              | where                      |
        | U.S.S. Enterprise | at "Explore Black Cluster" |
        | Medical Kit       | aboard "U.S.S. Enterprise" |
        | Worf              | aboard "U.S.S. Enterprise" |

    @part=officer @part=kit
    Example: Data beams over with the kit, and Worf lives
      Given Alice has:
        | card | where                      |
        | Data | aboard "U.S.S. Enterprise" |
      And Bob has:
        | card                  | where                         |
        | Tarellian Plague Ship | under "Explore Black Cluster" |
      When Alice attempts "Explore Black Cluster" from "U.S.S. Enterprise"
      Then "Tarellian Plague Ship" has been overcome
      And "Data" and "Medical Kit" are now in Alice's discard pile
      And "Worf" is still aboard "U.S.S. Enterprise"
      And Alice now has 5 points
      And "Tarellian Plague Ship" is now in Alice's point area
      And nothing else has changed

    Example: Beverly Crusher needs no kit, and it stays aboard
      Given Alice has:
        | card            | where                      |
        | Beverly Crusher | aboard "U.S.S. Enterprise" |
      And Bob has:
        | card                  | where                         |
        | Tarellian Plague Ship | under "Explore Black Cluster" |
      When Alice attempts "Explore Black Cluster" from "U.S.S. Enterprise"
      Then "Beverly Crusher" is now in Alice's discard pile
      And "Medical Kit" and "Worf" are still aboard "U.S.S. Enterprise"
      And "Tarellian Plague Ship" is now in Alice's point area
      And Alice now has 5 points
      And nothing else has changed
