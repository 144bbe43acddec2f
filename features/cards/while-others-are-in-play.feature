Feature: While others are in play, as printed
  What a card does not do as long as another one is there.

  @ruling=custom-cards-111
  Rule: A Clone Machine keeps Doppelganger from parting duplicates

    Scenario Outline: a Clone Machine is <where>, and Bob's Data <fate>
      Given these made-up cards:
        | card      | type     | class   | affiliations | shields |
        | Far Watch | facility | station | Dominion     | 20      |
      And the spaceline:
        | mission               |
        | Eliminate Virus       |
        | Explore Black Cluster |
      And Alice has:
        | card        | where                |
        | Runabout    | at "Eliminate Virus" |
        | Data [hers] | aboard "Runabout"    |
      And Bob has:
        | card          | where                      |
        | Doppelganger  | in Bob's core              |
        | Far Watch     | at "Explore Black Cluster" |
        | Clone Machine | <place>                    |
        | U.S.S. Hood   | at "Explore Black Cluster" |
        | Data [his]    | aboard "U.S.S. Hood"       |
      When Alice moves "Runabout" to "Explore Black Cluster"
      Then "Runabout" is now at "Explore Black Cluster"
      And "Data" [his] is <his>
      And nothing else has changed

      Examples: In play, and in hand
        | where   | place          | fate         | his                        |
        | in play | on "Far Watch" | stays        | still aboard "U.S.S. Hood" |
        | in hand | in hand        | is discarded | now in Bob's discard pile  |
